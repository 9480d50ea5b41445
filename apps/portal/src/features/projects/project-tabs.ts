import type { ProjectCounts } from "@lucarne/api-client/queries/projects";
import type { MessageDescriptor } from "react-intl";
import { messages } from "./messages.ts";

type TabRow = {
  label: MessageDescriptor;
  count: keyof ProjectCounts;
  emptyTitle: MessageDescriptor;
  emptyText: MessageDescriptor;
};

/** What the list shows in each tab, by the tab's value in the address (PROJ-1). */
export const TABS = {
  open: {
    label: messages.open,
    count: "open",
    emptyTitle: messages.noneOpen,
    emptyText: messages.noneOpenText,
  },
  review: {
    label: messages.inReview,
    count: "in_review",
    emptyTitle: messages.noneInReview,
    emptyText: messages.noneInReviewText,
  },
  closed: {
    label: messages.closed,
    count: "closed",
    emptyTitle: messages.noneClosed,
    emptyText: messages.noneClosedText,
  },
  lost: {
    label: messages.lost,
    count: "lost",
    emptyTitle: messages.noneLost,
    emptyText: messages.noneLostText,
  },
} as const satisfies Record<string, TabRow>;
