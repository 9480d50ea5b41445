export { ActionBar, type ActionBarProps } from "./action-bar.tsx";
export {
  type FooterColumn,
  FrameNotice,
  type FrameNoticeProps,
  PageMain,
  type PageMainProps,
  SiteFooter,
  type SiteFooterProps,
} from "./frame.tsx";
export { MainNav, type MainNavProps, TabBar, type TabBarItem, type TabBarProps } from "./navigation.tsx";
export type { NavItem } from "./nav-item.ts";
export {
  HeaderButton,
  type HeaderButtonProps,
  HeaderDivider,
  type HeaderDividerProps,
  HeaderLink,
  type HeaderLinkProps,
  SiteHeader,
  type SiteHeaderProps,
} from "./site-header.tsx";
export { SkipLink, type SkipLinkProps } from "./skip-link.tsx";
