export { Menu, type MenuProps } from "./menu.tsx";
export {
  MenuHeader,
  MenuItem,
  type MenuItemProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
} from "./menu-items.tsx";
