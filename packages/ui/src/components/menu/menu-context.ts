import { createContext, type ElementType, type HTMLAttributes } from "react";

export interface MenuItemRootProps extends Omit<HTMLAttributes<HTMLElement>, "onSelect"> {
  readonly disabled?: boolean | undefined;
  readonly asChild?: boolean;
  readonly onSelect?: ((event: Event) => void) | undefined;
}

/** The row of the menu engine, handed down by the open panel, so that rows do not pull the engine in by themselves. */
export const MenuItemRoot = createContext<ElementType<MenuItemRootProps> | undefined>(undefined);
