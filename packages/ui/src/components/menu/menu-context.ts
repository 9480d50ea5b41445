import { createContext } from "react";

/** Closes the menu around a row. */
export const MenuContext = createContext<(() => void) | undefined>(undefined);
