import type { Capability } from "@lucarne/api-client/capabilities";
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
  /** Its module below `features`, without extension; it exports `Component` and, if the page has queries, `loader`. */
  screen: `${string}/${string}-screen`;
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
  /** Its loader requests only what is the same for every user: a link that is pointed at calls it too. */
  publicData?: true;
  /** On phones the page has no header and tab bar. */
  wholeScreenOnPhones?: true;
  /** Its first view is the same for every visitor, so it is HTML before any script runs. */
  firstViewAtBuild?: true;
  /** Only companies with a club card have it in their menus. */
  onlyWithCard?: true;
  /** An optional part of the contract: without it the page does not exist. */
  needs?: Capability;
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
 * counts. `app/routes.tsx` makes the router's routes of it, the build the list of files that the server names ahead.
 */
export const PAGES = definePages({
  signIn: {
    path: "/login",
    screen: "sign-in/sign-in-screen",
    title: defineMessage({ id: "signIn.pageTitle", defaultMessage: "Sign in" }),
    frame: "anonymous",
    firstViewAtBuild: true,
  },
  registration: {
    path: "/register",
    screen: "registration/registration-screen",
    title: defineMessage({ id: "common.registration", defaultMessage: "Registration" }),
    frame: "anonymous",
    words: "registration",
    firstViewAtBuild: true,
  },
  home: {
    path: "/",
    screen: "home/home-screen",
    title: defineMessage({ id: "page.home", defaultMessage: "Home" }),
    frame: "signed-in",
    menus: ["navigation", "tabs"],
    words: "home",
    publicData: true,
  },
  projects: {
    path: "/projects",
    screen: "projects/projects-screen",
    title: defineMessage({ id: "page.projects", defaultMessage: "Projects" }),
    frame: "signed-in",
    parent: "home",
    menus: ["navigation", "tabs"],
    words: "projects",
  },
  newProject: {
    path: "/projects/add",
    screen: "projects/new-project-screen",
    title: defineMessage({ id: "page.newProject", defaultMessage: "New project" }),
    frame: "signed-in",
    parent: "projects",
    words: "projects",
  },
  project: {
    path: "/projects/:uuid",
    screen: "project/project-screen",
    title: defineMessage({ id: "page.project", defaultMessage: "Project" }),
    frame: "signed-in",
    parent: "projects",
    words: "projects",
  },
  projectScan: {
    path: "/projects/:uuid/scan",
    screen: "scan/scan-screen",
    title: defineMessage({ id: "page.scan", defaultMessage: "Scan products" }),
    frame: "signed-in",
    parent: "project",
    words: "scan",
    wholeScreenOnPhones: true,
  },
  projectSurvey: {
    path: "/projects/:uuid/survey",
    screen: "project-survey/project-survey-screen",
    title: defineMessage({ id: "page.survey", defaultMessage: "Survey" }),
    frame: "signed-in",
    parent: "project",
    words: "projects",
  },
  shop: {
    path: "/shop",
    screen: "shop/shop-screen",
    title: defineMessage({ id: "page.shop", defaultMessage: "Shop" }),
    frame: "signed-in",
    parent: "home",
    menus: ["navigation", "tabs"],
    publicData: true,
  },
  clubCardOrder: {
    path: "/shop/club-card",
    screen: "club-card/card-product-screen",
    title: TITLES.clubCard,
    frame: "signed-in",
    parent: "shop",
    words: "clubCard",
    needs: "club_card",
  },
  product: {
    path: "/shop/:uuid",
    screen: "product/product-screen",
    title: TITLES.product,
    frame: "signed-in",
    parent: "shop",
    publicData: true,
  },
  team: {
    path: "/team",
    screen: "team/team-screen",
    title: defineMessage({ id: "page.team", defaultMessage: "Team" }),
    frame: "signed-in",
    parent: "home",
    words: "team",
    menus: ["navigation", "tabs"],
  },
  addMember: {
    path: "/team/add",
    screen: "team/add-member-screen",
    title: defineMessage({ id: "page.addMember", defaultMessage: "Add to the team" }),
    frame: "signed-in",
    parent: "team",
    words: "team",
  },
  member: {
    path: "/team/:uuid",
    screen: "team/member-screen",
    title: defineMessage({ id: "page.member", defaultMessage: "Team member" }),
    frame: "signed-in",
    parent: "team",
    words: "team",
  },
  resources: {
    path: "/resources",
    screen: "resources/resources-screen",
    title: defineMessage({ id: "page.resources", defaultMessage: "Resources" }),
    frame: "signed-in",
    parent: "home",
    words: "content",
    menus: ["navigation", "more"],
    publicData: true,
  },
  rewards: {
    path: "/rewards",
    screen: "rewards/rewards-screen",
    title: defineMessage({ id: "page.rewards", defaultMessage: "Rewards" }),
    frame: "signed-in",
    parent: "home",
    words: "content",
    menus: ["navigation", "more"],
  },
  orders: {
    path: "/orders",
    screen: "orders/orders-screen",
    title: defineMessage({ id: "page.orders", defaultMessage: "Orders" }),
    frame: "signed-in",
    parent: "home",
    menus: ["more"],
    words: "orders",
  },
  order: {
    path: "/orders/:uuid",
    screen: "orders/order-screen",
    title: defineMessage({ id: "page.order", defaultMessage: "Order" }),
    frame: "signed-in",
    parent: "orders",
    words: "orders",
  },
  balance: {
    path: "/balance",
    screen: "balance/balance-screen",
    title: defineMessage({ id: "page.balance", defaultMessage: "Points balance" }),
    frame: "signed-in",
    parent: "home",
    words: "balance",
    menus: ["more"],
  },
  clubCard: {
    path: "/club-card",
    screen: "club-card/club-card-screen",
    title: TITLES.clubCard,
    frame: "signed-in",
    parent: "home",
    words: "clubCard",
    menus: ["more"],
    onlyWithCard: true,
    needs: "club_card",
  },
  supportChat: {
    path: "/support/chat",
    screen: "support/support-index-screen",
    title: defineMessage({ id: "page.supportChat", defaultMessage: "Support chat" }),
    frame: "signed-in",
    parent: "home",
    words: "support",
    menus: ["more"],
    needs: "support",
  },
  newTicket: {
    path: "/support/chat/new",
    screen: "support/new-ticket-screen",
    title: defineMessage({ id: "page.newTicket", defaultMessage: "New support request" }),
    frame: "signed-in",
    parent: "supportChat",
    words: "support",
    needs: "support",
  },
  ticket: {
    path: "/support/chat/:uuid",
    screen: "support/ticket-screen",
    title: defineMessage({ id: "page.ticket", defaultMessage: "Support request" }),
    frame: "signed-in",
    parent: "supportChat",
    words: "support",
    needs: "support",
  },
  news: {
    path: "/news",
    screen: "news/news-screen",
    title: defineMessage({ id: "page.news", defaultMessage: "News" }),
    frame: "signed-in",
    parent: "home",
    navigation: "resources",
    words: "content",
    menus: ["more"],
    publicData: true,
    needs: "content",
  },
  article: {
    path: "/news/:uuid",
    screen: "news/article-screen",
    title: defineMessage({ id: "page.article", defaultMessage: "Article" }),
    frame: "signed-in",
    parent: "news",
    words: "content",
    publicData: true,
    needs: "content",
  },
  profile: {
    path: "/user",
    screen: "profile/profile-screen",
    title: defineMessage({ id: "page.profile", defaultMessage: "Profile" }),
    frame: "signed-in",
    parent: "home",
    words: "profile",
    menus: ["more"],
    menuTitle: defineMessage({ id: "layout.profile", defaultMessage: "Profile and company" }),
  },
  cart: {
    path: "/cart",
    screen: "cart/cart-screen",
    title: defineMessage({ id: "page.cart", defaultMessage: "Cart" }),
    frame: "signed-in",
    parent: "shop",
  },
  checkout: {
    path: "/checkout",
    screen: "checkout/checkout-screen",
    title: TITLES.checkout,
    frame: "signed-in",
    parent: "cart",
  },
  checkoutProduct: {
    path: "/checkout/:uuid",
    screen: "checkout/product-checkout-screen",
    title: TITLES.checkout,
    frame: "signed-in",
    parent: "product",
  },
  notifications: {
    path: "/notifications",
    screen: "notifications/notifications-screen",
    title: defineMessage({ id: "page.notifications", defaultMessage: "Notifications" }),
    frame: "signed-in",
    parent: "home",
    words: "notifications",
  },
  notification: {
    path: "/notifications/:uuid",
    screen: "notifications/notification-screen",
    title: defineMessage({ id: "page.notification", defaultMessage: "Notification" }),
    frame: "signed-in",
    parent: "notifications",
    words: "notifications",
  },
  verifyEmail: {
    path: "/verify-email",
    screen: "email-verification/email-verification-screen",
    title: defineMessage({ id: "page.verifyEmail", defaultMessage: "Email confirmation" }),
    frame: "signed-in",
    parent: "home",
  },
  stopChange: {
    path: "/stop-change",
    screen: "message-link/stop-change-screen",
    title: defineMessage({ id: "stopChange.title", defaultMessage: "Didn’t request this change?" }),
    frame: "open",
    words: "messageLink",
  },
  newDevice: {
    path: "/new-device",
    screen: "message-link/new-device-screen",
    title: defineMessage({ id: "newDevice.title", defaultMessage: "Sign in on this device" }),
    frame: "open",
    words: "messageLink",
  },
  maintenance: {
    path: "/maintenance",
    screen: "maintenance/maintenance-screen",
    title: defineMessage({ id: "maintenance.pageTitle", defaultMessage: "Maintenance" }),
    frame: "open",
    firstViewAtBuild: true,
  },
  notFound: {
    path: "*",
    screen: "not-found/not-found-screen",
    title: defineMessage({ id: "notFound.pageTitle", defaultMessage: "Page not found" }),
    frame: "either",
    firstViewAtBuild: true,
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
