import type { ComponentType } from "react";
import type { StartEarly } from "../shared/pages/opened-page.ts";
import { pageAt } from "../shared/pages/page-at.ts";
import type { PageName, PageRow } from "../shared/pages/page-table.ts";
import { PAGE_NAMES, pageRow } from "../shared/pages/page-table.ts";

/** What a screen's module gives to the router. */
export type ScreenModule = {
  Component: ComponentType;
  /** Requests what the page needs and the frame does not know, while the page is being opened (PERF-3). */
  startEarly?: StartEarly;
};
type LoadScreen = () => Promise<ScreenModule>;

/**
 * The screen of each page, loaded when the page is opened. A page of the table that is missing here is not built yet:
 * links to it compile, its address shows the not-found screen, and the server answers with status 404. The build reads
 * this table for the files that the server names ahead.
 */
const SCREENS: Readonly<Partial<Record<PageName, LoadScreen>>> = {
  signIn: () => import("../features/sign-in/sign-in-screen.tsx"),
  registration: () => import("../features/registration/registration-screen.tsx"),
  home: () => import("../features/home/home-screen.tsx"),
  projectScan: () => import("../features/scan/scan-screen.tsx"),
  projects: () => import("../features/projects/projects-screen.tsx"),
  newProject: () => import("../features/projects/new-project-screen.tsx"),
  project: () => import("../features/project/project-screen.tsx"),
  projectSurvey: () => import("../features/project-survey/project-survey-screen.tsx"),
  shop: () => import("../features/shop/shop-screen.tsx"),
  product: () => import("../features/product/product-screen.tsx"),
  cart: () => import("../features/cart/cart-screen.tsx"),
  checkout: () => import("../features/checkout/checkout-screen.tsx"),
  checkoutProduct: () => import("../features/checkout/product-checkout-screen.tsx"),
  orders: () => import("../features/orders/orders-screen.tsx"),
  order: () => import("../features/orders/order-screen.tsx"),
  clubCardOrder: () => import("../features/club-card/card-product-screen.tsx"),
  clubCard: () => import("../features/club-card/club-card-screen.tsx"),
  supportChat: () => import("../features/support/support-index-screen.tsx"),
  newTicket: () => import("../features/support/new-ticket-screen.tsx"),
  ticket: () => import("../features/support/ticket-screen.tsx"),
  notifications: () => import("../features/notifications/notifications-screen.tsx"),
  notification: () => import("../features/notifications/notification-screen.tsx"),
  team: () => import("../features/team/team-screen.tsx"),
  addMember: () => import("../features/team/add-member-screen.tsx"),
  member: () => import("../features/team/member-screen.tsx"),
  resources: () => import("../features/resources/resources-screen.tsx"),
  rewards: () => import("../features/rewards/rewards-screen.tsx"),
  news: () => import("../features/news/news-screen.tsx"),
  article: () => import("../features/news/article-screen.tsx"),
  profile: () => import("../features/profile/profile-screen.tsx"),
  balance: () => import("../features/balance/balance-screen.tsx"),
  verifyEmail: () => import("../features/email-verification/email-verification-screen.tsx"),
  stopChange: () => import("../features/message-link/stop-change-screen.tsx"),
  newDevice: () => import("../features/message-link/new-device-screen.tsx"),
  maintenance: () => import("../features/maintenance/maintenance-screen.tsx"),
  notFound: () => import("../features/not-found/not-found-screen.tsx"),
};

/** The frames' own modules; the build reads this table too. */
export const FRAME_LAYOUTS = {
  anonymous: () => import("./layouts/anonymous-layout.tsx"),
  "signed-in": () => import("./layouts/signed-in-layout.tsx"),
} as const;

/** A page that has a screen. */
export type Route = PageRow & { page: PageName; screen: LoadScreen };

/** Every page that has a screen. */
export const ROUTES: readonly Route[] = PAGE_NAMES.flatMap((page) => {
  const screen = SCREENS[page];

  return screen ? [{ ...pageRow(page), page, screen }] : [];
});

/** The route of a path: its page's, or else the not-found screen's. */
export const routeOf = (pathname: string): Route | undefined => {
  const page = pageAt(pathname);

  return ROUTES.find((route) => route.page === page) ?? ROUTES.find((route) => route.page === "notFound");
};
