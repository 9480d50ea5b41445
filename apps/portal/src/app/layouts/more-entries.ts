import type { LucideIcon } from "@lucarne/ui/icons";
import {
  Award,
  BookOpen,
  ChartNoAxesColumn,
  CircleUser,
  CreditCard,
  MessagesSquare,
  Newspaper,
  ReceiptText,
} from "@lucarne/ui/icons";
import type { MessageDescriptor } from "react-intl";
import { pageNames } from "../../shared/page/page-names.ts";
import { layoutMessages } from "./layout-messages.ts";

/** A tile of the More sheet. */
export type MoreEntry = { path: string; name: MessageDescriptor; icon: LucideIcon };

const CLUB_CARD: MoreEntry = { path: "/club-card", name: pageNames.clubCard, icon: CreditCard };

/** What a phone finds behind More: everything that has no place in its tab bar. */
export const moreEntries = (hasCard: boolean): MoreEntry[] => [
  { path: "/resources", name: pageNames.resources, icon: BookOpen },
  { path: "/rewards", name: pageNames.rewards, icon: Award },
  { path: "/orders", name: pageNames.orders, icon: ReceiptText },
  { path: "/balance", name: pageNames.balance, icon: ChartNoAxesColumn },
  ...(hasCard ? [CLUB_CARD] : []),
  { path: "/support/chat", name: pageNames.supportChat, icon: MessagesSquare },
  { path: "/news", name: pageNames.news, icon: Newspaper },
  { path: "/user", name: layoutMessages.profile, icon: CircleUser },
];
