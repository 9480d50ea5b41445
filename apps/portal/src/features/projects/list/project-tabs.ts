import type { ProjectCounts, ProjectTab } from "@lucarne/api-client/queries/projects";
import type { MessageDescriptor } from "react-intl";
import { messages } from "../messages.ts";

type TabRow = {
  tab: ProjectTab;
  label: MessageDescriptor;
  count: keyof ProjectCounts;
  emptyTitle: MessageDescriptor;
  emptyText: MessageDescriptor;
};

/** The tabs of the list in their order, by their values in the address (PROJ-1). */
export const TABS = {
  open: {
    tab: "open",
    label: messages.open,
    count: "open",
    emptyTitle: messages.noneOpen,
    emptyText: messages.noneOpenText,
  },
  review: {
    tab: "inReview",
    label: messages.inReview,
    count: "in_review",
    emptyTitle: messages.noneInReview,
    emptyText: messages.noneInReviewText,
  },
  closed: {
    tab: "closed",
    label: messages.closed,
    count: "closed",
    emptyTitle: messages.noneClosed,
    emptyText: messages.noneClosedText,
  },
  lost: {
    tab: "lost",
    label: messages.lost,
    count: "lost",
    emptyTitle: messages.noneLost,
    emptyText: messages.noneLostText,
  },
} as const satisfies Record<string, TabRow>;

/** Tab, search and page are in the URL; without a tab it is All (PROJ-4). */
export const LIST_SHAPE = { tab: ["open", "review", "closed", "lost"], search: "text" } as const;
