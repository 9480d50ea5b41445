export { Menu, type MenuProps } from "./menu.tsx";
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuHeader,
  type MenuHeaderProps,
  MenuItem,
  type MenuItemProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
  type MenuSeparatorProps,
} from "./menu-items.tsx";
