export {
  Toolbar,
  ToolbarItem,
  type ToolbarItemProps,
  type ToolbarProps,
  ToolbarSeparator,
  type ToolbarSeparatorProps,
} from "./toolbar.tsx";
