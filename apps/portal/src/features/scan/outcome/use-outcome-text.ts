import { useIntl } from "react-intl";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import type { Refusal } from "../../../shared/scans/scan-record.ts";
import type { ListedScan } from "./listed-scan.ts";
import { messages } from "../messages.ts";

/** Why a scan was refused, in the user's language. */
export const useRefusalText = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();

  return (refusal: Refusal): string =>
    refusal.reason === "other" ? errorText(refusal.text ?? "generic") : formatMessage(messages[refusal.reason]);
};

/** The outcome of a scan, in one sentence with its serial number. */
export const useOutcomeText = () => {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();

  return (scan: ListedScan): string => {
    const { serial, state } = scan;
    if (state === "added") {
      const points = formatMessage(pointsMessages.amount, { points: scan.product.points });

      return formatMessage(messages.saidAdded, { serial, points });
    }
    const reason = state === "refused" && scan.stored.refusal;

    return formatMessage(messages.saidState, {
      serial,
      state: reason ? refusalText(reason) : formatMessage(messages[state === "refused" ? "waiting" : state]),
    });
  };
};
