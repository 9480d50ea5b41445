import { createContext } from "react";

/** Closes the menu that contains the row. */
export const MenuContext = createContext<(() => void) | undefined>(undefined);
