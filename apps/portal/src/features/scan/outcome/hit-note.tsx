import { useIntl } from "react-intl";
import type { AddedCode } from "../../../shared/scans/read-codes.ts";
import * as styles from "../camera/camera-pane.css.ts";
import type { ListedScan } from "./listed-scan.ts";
import { messages } from "../messages.ts";
import { useOutcomeText } from "./use-outcome-text.ts";

type HitNoteProps = { hit: AddedCode; scans: readonly ListedScan[] };

/** The outcome of the last code of the camera. A live region elsewhere announces it. */
export const HitNote = ({ hit, scans }: HitNoteProps) => {
  const { formatMessage } = useIntl();
  const outcomeText = useOutcomeText();
  const scan = scans.find(({ key }) => key === hit.key);

  const text = () => {
    if (hit.result === "notSerial") return formatMessage(messages.foreignCode);
    if (hit.result === "repeated") return formatMessage(messages.repeated);

    return scan && outcomeText(scan);
  };

  return (
    <p aria-hidden className={styles.hit}>
      {text()}
    </p>
  );
};
