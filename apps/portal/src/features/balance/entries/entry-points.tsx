import type { PointsEntry } from "@lucarne/api-client/queries/points";
import { Amount } from "@lucarne/ui/amount";
import { Icon } from "@lucarne/ui/icon";
import { ArrowDownLeft, ArrowUpRight, Hourglass, Lock } from "@lucarne/ui/icons";
import { useIntl } from "react-intl";
import * as styles from "./entry-points.css.ts";
import { eventText } from "./event-messages.ts";
import { messages } from "../messages.ts";
import { signedPoints } from "./signed-points.ts";

const ICONS = { positive: ArrowDownLeft, negative: ArrowUpRight, reserved: Lock, expired: Hourglass } as const;
const TONES = { positive: "positive", negative: "accent", reserved: "muted", expired: "muted" } as const;

/** The reason of an entry, with what happened to the points as an icon. */
export const EntryEvent = ({ entry: { event, variation } }: { entry: PointsEntry }) => {
  const intl = useIntl();

  return (
    <span className={styles.event}>
      <span className={styles.tiles[variation]}>
        <Icon as={ICONS[variation]} size={18} label={intl.formatMessage(messages[variation])} />
      </span>
      {eventText(intl, event)}
    </span>
  );
};

/** The points of an entry: earned green, spent in copper, reserved grey, expired struck through (PTS-4). */
export const EntryPoints = ({ entry }: { entry: PointsEntry }) => {
  const { formatNumber } = useIntl();

  return (
    <Amount
      glyph={false}
      tone={TONES[entry.variation]}
      className={entry.variation === "expired" ? styles.expired : undefined}
      // English prints the hyphen; a minus is wanted in every language.
      value={formatNumber(signedPoints(entry), { signDisplay: "exceptZero" }).replace("-", "\u2212")}
    />
  );
};
