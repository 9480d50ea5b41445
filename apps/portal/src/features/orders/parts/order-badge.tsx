import { APPROVED, COMPLETED, FAILED, PENDING, REJECTED } from "@lucarne/api-client/order-states";
import { Badge, type BadgeProps } from "@lucarne/ui/badge";
import { FormattedMessage } from "react-intl";
import { statusNames } from "../messages.ts";

const TONES: Readonly<Partial<Record<number, BadgeProps["tone"]>>> = {
  [PENDING]: "info",
  [APPROVED]: "warning",
  [COMPLETED]: "positive",
  [REJECTED]: "negative",
  [FAILED]: "warning",
};

/** The status of an order (ORD-3). */
export const OrderBadge = ({ status }: { status: number }) => {
  const name = statusNames[status];

  return <Badge tone={TONES[status] ?? "neutral"}>{name ? <FormattedMessage {...name} /> : status}</Badge>;
};
