import type { Notification } from "@lucarne/api-client/queries/notifications";
import { Icon } from "@lucarne/ui/icon";
import { CircleAlert, Info, TriangleAlert } from "@lucarne/ui/icons";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";
import { tiles } from "./notification-tile.css.ts";

const ICONS = { info: Info, warning: TriangleAlert, important: CircleAlert } as const;

type NotificationTileProps = {
  type: Notification["type"];
  /** The kind stands beside the tile in words. */
  named?: boolean;
};

/** The kind of a notification as an icon in its colour; read out unless it is named in words. */
export const NotificationTile = ({ type, named = false }: NotificationTileProps) => {
  const { formatMessage } = useIntl();

  return (
    <span className={tiles[type]}>
      <Icon as={ICONS[type]} label={named ? undefined : formatMessage(messages[type])} />
    </span>
  );
};
