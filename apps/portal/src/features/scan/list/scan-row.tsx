import type { Scan } from "@lucarne/api-client/queries/projects";
import { Amount } from "@lucarne/ui/amount";
import { IconButton } from "@lucarne/ui/icon-button";
import { ArrowRight, CircleAlert, CircleCheck, Clock, Info, type LucideIcon, RotateCcw, X } from "@lucarne/ui/icons";
import { Icon } from "@lucarne/ui/icon";
import { Text } from "@lucarne/ui/text";
import { useIntl } from "react-intl";
import { scanQueue } from "../../../shared/scans/portal-scans.ts";
import type { StoredScan } from "../../../shared/scans/scan-record.ts";
import type { ListedScan } from "../outcome/listed-scan.ts";
import { messages } from "../messages.ts";
import * as styles from "./scan-list.css.ts";
import { useRefusalText } from "../outcome/use-outcome-text.ts";

const ICONS: Readonly<Record<ListedScan["state"], LucideIcon>> = {
  added: CircleCheck,
  known: Info,
  waiting: Clock,
  unstored: CircleAlert,
  sending: Clock,
  refused: CircleAlert,
};

/** The product in words: "Roof window, top hung · 78 × 118". */
const describe = ({ type, size }: Scan): string => [type, size].filter((part) => part !== "").join(" · ");

type RowActionsProps = { stored: StoredScan; onMove: (scan: StoredScan) => void };

/** What can be done about a refused scan (SCAN-10). */
const RowActions = ({ stored, onMove }: RowActionsProps) => {
  const { formatMessage } = useIntl();
  const { serial, refusal } = stored;

  return (
    <span className={styles.actions}>
      {refusal?.reason === "closed" && (
        <IconButton
          icon={ArrowRight}
          size="compact"
          label={formatMessage(messages.move, { serial })}
          onClick={() => onMove(stored)}
        />
      )}
      {refusal?.reason === "other" && (
        <IconButton
          icon={RotateCcw}
          size="compact"
          label={formatMessage(messages.retry, { serial })}
          onClick={() => void scanQueue.retry(stored)}
        />
      )}
      <IconButton
        icon={X}
        size="compact"
        tone="muted"
        label={formatMessage(messages.remove, { serial })}
        onClick={() => void scanQueue.remove([stored])}
      />
    </span>
  );
};

type ScanRowProps = {
  scan: ListedScan;
  /** Names the project too. */
  namesProject: boolean;
  onMove: (scan: StoredScan) => void;
};

/** A scanned product with its points, or its outcome. */
export const ScanRow = ({ scan, namesProject, onMove }: ScanRowProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const refusalText = useRefusalText();

  const text = () => {
    switch (scan.state) {
      case "added":
        return describe(scan.product);
      case "refused":
        return scan.stored.refusal && refusalText(scan.stored.refusal);
      default:
        return formatMessage(messages[scan.state]);
    }
  };

  return (
    <li className={styles.row}>
      <span className={styles.mark[scan.state]}>
        <Icon as={ICONS[scan.state]} size={20} />
      </span>
      <span className={styles.words}>
        <span translate="no" className={styles.serial}>
          {scan.serial}
        </span>
        {namesProject && "stored" in scan && (
          <Text as="span" size="small" tone="muted">
            {scan.stored.projectNumber}
          </Text>
        )}
        <Text as="span" size="small" tone={scan.state === "refused" ? "negative" : "muted"}>
          {text()}
        </Text>
      </span>
      {scan.state === "added" && <Amount value={formatNumber(scan.product.points, { signDisplay: "exceptZero" })} />}
      {scan.state === "refused" && <RowActions stored={scan.stored} onMove={onMove} />}
    </li>
  );
};
