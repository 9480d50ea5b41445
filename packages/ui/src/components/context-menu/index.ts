export { ContextMenu, type ContextMenuProps } from "./context-menu.tsx";
