import type { LucideIcon } from "@lucarne/ui/icons";
import {
  Award,
  BookOpen,
  ChartNoAxesColumn,
  CircleUser,
  CreditCard,
  FolderOpen,
  House,
  MessagesSquare,
  Newspaper,
  ReceiptText,
  ShoppingBag,
  Users,
} from "@lucarne/ui/icons";
import type { MenuName, MenuPage, PageName } from "../../../shared/navigation/page-table.ts";
import { PAGE_NAMES, pageRow } from "../../../shared/navigation/page-table.ts";

/** The icons of the menus. They load with the signed-in frame; the page table is in the first chunk of every page. */
export const MENU_ICONS: Readonly<Record<MenuPage, LucideIcon>> = {
  home: House,
  projects: FolderOpen,
  shop: ShoppingBag,
  team: Users,
  resources: BookOpen,
  rewards: Award,
  orders: ReceiptText,
  balance: ChartNoAxesColumn,
  clubCard: CreditCard,
  supportChat: MessagesSquare,
  news: Newspaper,
  profile: CircleUser,
};

const isMenuPage = (page: PageName): page is MenuPage => page in MENU_ICONS;

/** The pages of a menu in its order. */
export const pagesIn = (menu: MenuName): MenuPage[] =>
  PAGE_NAMES.filter(isMenuPage).filter((page) => pageRow(page).menus?.includes(menu));
