import { currentPage } from "../../internal/element/current-page.ts";
import { Menu, MenuItem } from "../menu/index.ts";
import { useStrings } from "../provider/index.ts";
import type { NavItem } from "./nav-item.ts";
import { HeaderButton } from "./site-header.tsx";

export interface MoreMenuProps {
  readonly items: readonly NavItem[];
  readonly defaultOpen: boolean;
}

/** The areas of `MainNav` that do not fit in its row. */
export const MoreMenu = ({ items, defaultOpen }: MoreMenuProps) => (
  <Menu trigger={<HeaderButton>{useStrings().more}</HeaderButton>} align="end" defaultOpen={defaultOpen}>
    {items.map((item) => (
      <MenuItem key={item.href} href={item.href} {...currentPage(item.current)}>
        {item.label}
      </MenuItem>
    ))}
  </Menu>
);
