import type { Tier } from "@lucarne/api-client/queries/rewards";
import { FormattedMessage } from "react-intl";
import { lines } from "./tier-card.css.ts";
import { tierMessages } from "./tier-messages.ts";

/** The scans of a bracket and its extra points. */
export const TierRange = ({ bracket: { from, to, points } }: { bracket: Tier["brackets"][number] }) => (
  <>
    <span className={lines}>
      {to === null ? (
        <FormattedMessage {...tierMessages.openRange} values={{ from }} />
      ) : (
        <FormattedMessage {...tierMessages.range} values={{ from, to }} />
      )}
    </span>
    <span className={lines}>
      <FormattedMessage {...tierMessages.extra} values={{ points }} />
    </span>
  </>
);
