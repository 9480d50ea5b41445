import { defineMessages } from "react-intl";

/** What the screens are called: in the navigation, the breadcrumbs, the headings and the tab of the browser. */
export const pageNames = defineMessages({
  home: { id: "page.home", defaultMessage: "Home" },
  projects: { id: "page.projects", defaultMessage: "Projects" },
  newProject: { id: "page.newProject", defaultMessage: "New project" },
  project: { id: "page.project", defaultMessage: "Project" },
  survey: { id: "page.survey", defaultMessage: "Survey" },
  team: { id: "page.team", defaultMessage: "Team" },
  addMember: { id: "page.addMember", defaultMessage: "Add to the team" },
  member: { id: "page.member", defaultMessage: "Team member" },
  profile: { id: "page.profile", defaultMessage: "Profile" },
  balance: { id: "page.balance", defaultMessage: "Points balance" },
  resources: { id: "page.resources", defaultMessage: "Resources" },
  rewards: { id: "page.rewards", defaultMessage: "Rewards" },
  news: { id: "page.news", defaultMessage: "News" },
  article: { id: "page.article", defaultMessage: "Article" },
  shop: { id: "page.shop", defaultMessage: "Shop" },
  clubCard: { id: "page.clubCard", defaultMessage: "Club card" },
  product: { id: "page.product", defaultMessage: "Product" },
  checkout: { id: "page.checkout", defaultMessage: "Checkout" },
  cart: { id: "page.cart", defaultMessage: "Cart" },
  orders: { id: "page.orders", defaultMessage: "Orders" },
  order: { id: "page.order", defaultMessage: "Order" },
  notifications: { id: "page.notifications", defaultMessage: "Notifications" },
  notification: { id: "page.notification", defaultMessage: "Notification" },
  supportChat: { id: "page.supportChat", defaultMessage: "Support chat" },
  newTicket: { id: "page.newTicket", defaultMessage: "New support request" },
  ticket: { id: "page.ticket", defaultMessage: "Support request" },
  verifyEmail: { id: "page.verifyEmail", defaultMessage: "Email confirmation" },
});

/** The name of a screen, as a key of {@link pageNames}. */
export type PageName = keyof typeof pageNames;
