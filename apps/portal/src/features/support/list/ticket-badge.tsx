import { ANSWERED, OPEN, RESOLVED } from "@lucarne/api-client/ticket-states";
import { Badge, type BadgeProps } from "@lucarne/ui/badge";
import { FormattedMessage } from "react-intl";
import { statusNames } from "../messages.ts";

const TONES: Readonly<Partial<Record<number, BadgeProps["tone"]>>> = {
  [OPEN]: "info",
  [ANSWERED]: "warning",
  [RESOLVED]: "positive",
};

/** The status of a support request (SUP-4). */
export const TicketBadge = ({ status }: { status: number }) => {
  const name = statusNames[status];

  return <Badge tone={TONES[status] ?? "neutral"}>{name ? <FormattedMessage {...name} /> : status}</Badge>;
};
