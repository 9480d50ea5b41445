import type { PageName } from "../../shared/page/page-names.ts";

/** An entry of the navigation bar. */
export type NavigationEntry = { path: string; name: PageName };

/** The navigation bar, in its order (NAV-14). */
export const MAIN_NAVIGATION: readonly NavigationEntry[] = [
  { path: "/", name: "home" },
  { path: "/projects", name: "projects" },
  { path: "/shop", name: "shop" },
  { path: "/team", name: "team" },
  { path: "/resources", name: "resources" },
  { path: "/rewards", name: "rewards" },
];

/** Says whether a path lies in the area of an entry: home is only home, the others include what lies below. */
export const isInArea = (pathname: string, entryPath: string) =>
  pathname === entryPath || (entryPath !== "/" && pathname.startsWith(`${entryPath}/`));
