import type { PageName } from "../../shared/page/page-names.ts";

/** One step from home to a screen. */
export type Crumb = { path: string; name: PageName };

type Branch = { name?: PageName; below?: Record<string, Branch> };

const ANY = "{uuid}";

/** The screens below home (NAV-18). A branch without a name is no screen and gives no crumb. */
const TREE: Record<string, Branch> = {
  projects: {
    name: "projects",
    below: { add: { name: "newProject" }, [ANY]: { name: "project", below: { survey: { name: "survey" } } } },
  },
  team: { name: "team", below: { add: { name: "addMember" }, [ANY]: { name: "member" } } },
  user: { name: "profile" },
  balance: { name: "balance" },
  resources: { name: "resources" },
  rewards: { name: "rewards" },
  news: { name: "news", below: { [ANY]: { name: "article" } } },
  shop: { name: "shop", below: { "club-card": { name: "clubCard" }, [ANY]: { name: "product" } } },
  checkout: { name: "checkout", below: { [ANY]: { name: "product" } } },
  cart: { name: "cart" },
  orders: { name: "orders", below: { [ANY]: { name: "order" } } },
  notifications: { name: "notifications", below: { [ANY]: { name: "notification" } } },
  "club-card": { name: "clubCard" },
  support: {
    below: { chat: { name: "supportChat", below: { new: { name: "newTicket" }, [ANY]: { name: "ticket" } } } },
  },
  "verify-email": { name: "verifyEmail" },
};

/**
 * The way from home to a path, home first (NAV-18). Empty on home itself and for a path that
 * is no screen: the 404 page has no place in the tree.
 */
export const breadcrumbTrail = (pathname: string): Crumb[] => {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const crumbs: Crumb[] = [];
  let below: Record<string, Branch> | undefined = TREE;
  let path = "";
  for (const segment of segments) {
    const branch: Branch | undefined = below?.[segment] ?? below?.[ANY];
    if (!branch) return [];
    path += `/${segment}`;
    if (branch.name) crumbs.push({ path, name: branch.name });
    below = branch.below;
  }
  return crumbs.at(-1)?.path === path && crumbs.length > 0 ? [{ path: "/", name: "home" }, ...crumbs] : [];
};
