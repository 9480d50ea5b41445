import type { MessageDescriptor } from "react-intl";
import { defineMessage } from "react-intl";
import type { MessageGroup } from "../../platform/intl/message-groups.ts";

/**
 * Who may open a page, and what is around it. Access depends only on signed in or not (NAV-3). `open` has no frame; `either`
 * has the signed-in frame for a signed-in user and none for a visitor.
 */
export type Frame = "anonymous" | "signed-in" | "open" | "either";

/** A menu of the frame: the navigation bar of a desktop, the tab bar of a phone, the tiles of a phone's More sheet. */
export type MenuName = "navigation" | "tabs" | "more";

/** A page of the portal; `Name` are the names of all pages. */
export type PageRow<Name extends string = string> = {
  /** The path; `:uuid` is the id of the resource. */
  path: string;
  /** What the page is called: in menus, breadcrumbs, its heading and the browser's tab. */
  title: MessageDescriptor;
  frame: Frame;
  /** The parent page: linked in the breadcrumbs, and its menu entry is current here too. */
  parent?: Name;
  /** Messages that the page needs beyond those of its frame. */
  words?: MessageGroup;
  /** The entry of the navigation bar that is current here, for a page that the bar does not list. */
  navigation?: Name;
  /** The menus that list the page. */
  menus?: readonly MenuName[];
  /** Its text in menus, where it differs from the title. */
  menuTitle?: MessageDescriptor;
  /** On phones the page has no header and tab bar. */
  wholeScreenOnPhones?: true;
  /** Only companies with a club card have it in their menus. */
  onlyWithCard?: true;
};

const definePages = <const Pages extends { [Name in keyof Pages]: PageRow<keyof Pages & string> }>(
  pages: Pages,
): Pages => pages;

const TITLES = {
  product: defineMessage({ id: "page.product", defaultMessage: "Product" }),
  clubCard: defineMessage({ id: "page.clubCard", defaultMessage: "Club card" }),
  checkout: defineMessage({ id: "page.checkout", defaultMessage: "Checkout" }),
};

/**
 * Every page of the portal (NAV-6). Menus list their pages in this order. Of two addresses that fit the same path the first one
 * counts. A page gets its screen in `app/routes.ts`.
 */
export const PAGES = definePages({
  signIn: {
    path: "/login",
    title: defineMessage({ id: "signIn.pageTitle", defaultMessage: "Sign in" }),
    frame: "anonymous",
  },
  registration: {
    path: "/register",
    title: defineMessage({ id: "common.registration", defaultMessage: "Registration" }),
    frame: "anonymous",
    words: "registration",
  },
  home: {
    path: "/",
    title: defineMessage({ id: "page.home", defaultMessage: "Home" }),
    frame: "signed-in",
    menus: ["navigation", "tabs"],
    words: "home",
  },
  projects: {
    path: "/projects",
    title: defineMessage({ id: "page.projects", defaultMessage: "Projects" }),
    frame: "signed-in",
    parent: "home",
    menus: ["navigation", "tabs"],
    words: "projects",
  },
  newProject: {
    path: "/projects/add",
    title: defineMessage({ id: "page.newProject", defaultMessage: "New project" }),
    frame: "signed-in",
    parent: "projects",
    words: "projects",
  },
  project: {
    path: "/projects/:uuid",
    title: defineMessage({ id: "page.project", defaultMessage: "Project" }),
    frame: "signed-in",
    parent: "projects",
    words: "projects",
  },
  projectScan: {
    path: "/projects/:uuid/scan",
    title: defineMessage({ id: "page.scan", defaultMessage: "Scan products" }),
    frame: "signed-in",
    parent: "project",
    words: "scan",
    wholeScreenOnPhones: true,
  },
  projectSurvey: {
    path: "/projects/:uuid/survey",
    title: defineMessage({ id: "page.survey", defaultMessage: "Survey" }),
    frame: "signed-in",
    parent: "project",
    words: "projects",
  },
  shop: {
    path: "/shop",
    title: defineMessage({ id: "page.shop", defaultMessage: "Shop" }),
    frame: "signed-in",
    parent: "home",
    menus: ["navigation", "tabs"],
  },
  clubCardOrder: {
    path: "/shop/club-card",
    title: TITLES.clubCard,
    frame: "signed-in",
    parent: "shop",
    words: "clubCard",
  },
  product: { path: "/shop/:uuid", title: TITLES.product, frame: "signed-in", parent: "shop" },
  team: {
    path: "/team",
    title: defineMessage({ id: "page.team", defaultMessage: "Team" }),
    frame: "signed-in",
    parent: "home",
    words: "team",
    menus: ["navigation", "tabs"],
  },
  addMember: {
    path: "/team/add",
    title: defineMessage({ id: "page.addMember", defaultMessage: "Add to the team" }),
    frame: "signed-in",
    parent: "team",
    words: "team",
  },
  member: {
    path: "/team/:uuid",
    title: defineMessage({ id: "page.member", defaultMessage: "Team member" }),
    frame: "signed-in",
    parent: "team",
    words: "team",
  },
  resources: {
    path: "/resources",
    title: defineMessage({ id: "page.resources", defaultMessage: "Resources" }),
    frame: "signed-in",
    parent: "home",
    words: "content",
    menus: ["navigation", "more"],
  },
  rewards: {
    path: "/rewards",
    title: defineMessage({ id: "page.rewards", defaultMessage: "Rewards" }),
    frame: "signed-in",
    parent: "home",
    words: "content",
    menus: ["navigation", "more"],
  },
  orders: {
    path: "/orders",
    title: defineMessage({ id: "page.orders", defaultMessage: "Orders" }),
    frame: "signed-in",
    parent: "home",
    menus: ["more"],
    words: "orders",
  },
  order: {
    path: "/orders/:uuid",
    title: defineMessage({ id: "page.order", defaultMessage: "Order" }),
    frame: "signed-in",
    parent: "orders",
    words: "orders",
  },
  balance: {
    path: "/balance",
    title: defineMessage({ id: "page.balance", defaultMessage: "Points balance" }),
    frame: "signed-in",
    parent: "home",
    words: "balance",
    menus: ["more"],
  },
  clubCard: {
    path: "/club-card",
    title: TITLES.clubCard,
    frame: "signed-in",
    parent: "home",
    words: "clubCard",
    menus: ["more"],
    onlyWithCard: true,
  },
  supportChat: {
    path: "/support/chat",
    title: defineMessage({ id: "page.supportChat", defaultMessage: "Support chat" }),
    frame: "signed-in",
    parent: "home",
    words: "support",
    menus: ["more"],
  },
  newTicket: {
    path: "/support/chat/new",
    title: defineMessage({ id: "page.newTicket", defaultMessage: "New support request" }),
    frame: "signed-in",
    parent: "supportChat",
    words: "support",
  },
  ticket: {
    path: "/support/chat/:uuid",
    title: defineMessage({ id: "page.ticket", defaultMessage: "Support request" }),
    frame: "signed-in",
    parent: "supportChat",
    words: "support",
  },
  news: {
    path: "/news",
    title: defineMessage({ id: "page.news", defaultMessage: "News" }),
    frame: "signed-in",
    parent: "home",
    navigation: "resources",
    words: "content",
    menus: ["more"],
  },
  article: {
    path: "/news/:uuid",
    title: defineMessage({ id: "page.article", defaultMessage: "Article" }),
    frame: "signed-in",
    parent: "news",
    words: "content",
  },
  profile: {
    path: "/user",
    title: defineMessage({ id: "page.profile", defaultMessage: "Profile" }),
    frame: "signed-in",
    parent: "home",
    words: "profile",
    menus: ["more"],
    menuTitle: defineMessage({ id: "layout.profile", defaultMessage: "Profile and company" }),
  },
  cart: {
    path: "/cart",
    title: defineMessage({ id: "page.cart", defaultMessage: "Cart" }),
    frame: "signed-in",
    parent: "shop",
  },
  checkout: {
    path: "/checkout",
    title: TITLES.checkout,
    frame: "signed-in",
    parent: "cart",
  },
  checkoutProduct: {
    path: "/checkout/:uuid",
    title: TITLES.checkout,
    frame: "signed-in",
    parent: "product",
  },
  notifications: {
    path: "/notifications",
    title: defineMessage({ id: "page.notifications", defaultMessage: "Notifications" }),
    frame: "signed-in",
    parent: "home",
    words: "notifications",
  },
  notification: {
    path: "/notifications/:uuid",
    title: defineMessage({ id: "page.notification", defaultMessage: "Notification" }),
    frame: "signed-in",
    parent: "notifications",
    words: "notifications",
  },
  verifyEmail: {
    path: "/verify-email",
    title: defineMessage({ id: "page.verifyEmail", defaultMessage: "Email confirmation" }),
    frame: "signed-in",
    parent: "home",
  },
  stopChange: {
    path: "/stop-change",
    title: defineMessage({ id: "stopChange.title", defaultMessage: "Didn’t request this change?" }),
    frame: "open",
    words: "messageLink",
  },
  newDevice: {
    path: "/new-device",
    title: defineMessage({ id: "newDevice.title", defaultMessage: "Sign in on this device" }),
    frame: "open",
    words: "messageLink",
  },
  maintenance: {
    path: "/maintenance",
    title: defineMessage({ id: "maintenance.pageTitle", defaultMessage: "Maintenance" }),
    frame: "open",
  },
  notFound: {
    path: "*",
    title: defineMessage({ id: "notFound.pageTitle", defaultMessage: "Page not found" }),
    frame: "either",
  },
});

/** The name of a page in the table. */
export type PageName = keyof typeof PAGES;

/** The row of a page, without the types of its own values. */
export const pageRow = (page: PageName): PageRow<PageName> => PAGES[page];

const isPageName = (name: string): name is PageName => name in PAGES;

/** The pages in the order of the table. */
export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter(isPageName);

/** A page that a menu lists. */
export type MenuPage = {
  [Page in PageName]: (typeof PAGES)[Page] extends { menus: readonly MenuName[] } ? Page : never;
}[PageName];
