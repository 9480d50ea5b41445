import type { Notification } from "@lucarne/api-client/queries/notifications";
import { Icon } from "@lucarne/ui/icon";
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CreditCard,
  Gift,
  Hourglass,
  Info,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Package,
  TriangleAlert,
  Truck,
} from "@lucarne/ui/icons";
import { useIntl } from "react-intl";
import { messages } from "../messages.ts";
import { tiles } from "./notification-tile.css.ts";

const OF_TYPE = { info: Info, warning: TriangleAlert, important: CircleAlert } as const;

/** Icons for subjects that have a better one than the type's; the colour is the type's. */
const OF_EVENT: Readonly<Partial<Record<string, LucideIcon>>> = {
  new_sign_in: KeyRound,
  welcome: Gift,
  points_expiring: TriangleAlert,
  order_approved: Package,
  order_completed: Package,
  order_rejected: Ban,
  topup_succeeded: CreditCard,
  topup_refused: CreditCard,
  project_closed: CircleCheck,
  project_ending: Hourglass,
  card_shipped: Truck,
  support_reply: MessagesSquare,
};

type NotificationTileProps = {
  notification: Pick<Notification, "type" | "event">;
  /** Decorative: the type is also in the text beside it. */
  named?: boolean;
};

/** The kind of a notification as an icon in the colour of its type; read out unless it is named in words. */
export const NotificationTile = ({ notification: { type, event }, named = false }: NotificationTileProps) => {
  const { formatMessage } = useIntl();

  return (
    <span className={tiles[type]}>
      <Icon as={OF_EVENT[event] ?? OF_TYPE[type]} label={named ? undefined : formatMessage(messages[type])} />
    </span>
  );
};
