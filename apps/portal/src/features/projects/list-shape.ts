import type { ProjectTab } from "@lucarne/api-client/queries/projects";

/** Tab, search and page are in the URL; without a tab it is All (PROJ-4). */
export const LIST_SHAPE = { tab: ["open", "review", "closed", "lost"], search: "text" } as const;

/** The tabs by their values in the address (PROJ-1). */
export const PROJECT_TABS = {
  open: "open",
  review: "inReview",
  closed: "closed",
  lost: "lost",
} as const satisfies Record<(typeof LIST_SHAPE.tab)[number], ProjectTab>;
