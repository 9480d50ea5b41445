import type { Item } from "radix-ui/dropdown-menu";
import { createContext } from "react";

/** Radix's row, which is loaded with the panel. */
export const MenuRow = createContext<typeof Item | undefined>(undefined);
