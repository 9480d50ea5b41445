import { Amount } from "@lucarne/ui/amount";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { StoredScan } from "../../../shared/scans/scan-record.ts";
import { useScans } from "../use-scans.ts";
import { type ListedScan, pointsOf, scansElsewhere } from "../outcome/listed-scan.ts";
import { messages } from "../messages.ts";
import * as styles from "./scan-list.css.ts";
import { ScanRow } from "./scan-row.tsx";

const MoveDialog = lazy(async () => ({ default: (await import("./move-dialog.tsx")).MoveDialog }));

/** Scans of a project since the page was opened: sent, queued and refused ones. */
export const ScanList = ({ project, scans }: { project: string; scans: readonly ListedScan[] }) => {
  const { formatNumber } = useIntl();
  const snapshot = useScans();
  const [moved, setMoved] = useState<StoredScan>();
  const elsewhere = scansElsewhere(snapshot, project);
  const points = pointsOf(scans);
  const rows = (listed: readonly ListedScan[], namesProject = false) => (
    <ul className={styles.list}>
      {listed.map((scan) => (
        <ScanRow key={scan.key} scan={scan} namesProject={namesProject} onMove={setMoved} />
      ))}
    </ul>
  );

  return (
    <Stack space="medium">
      <section>
        <div className={styles.head}>
          <Heading level={2} size="h4">
            <FormattedMessage {...messages.added} />
          </Heading>
          {points > 0 && <Amount value={formatNumber(points, { signDisplay: "exceptZero" })} />}
        </div>
        {scans.length === 0 ? (
          <Text tone="muted" className={styles.empty}>
            <FormattedMessage {...messages.empty} />
          </Text>
        ) : (
          rows(scans)
        )}
      </section>
      {elsewhere.length > 0 && (
        <section>
          <Heading level={2} size="h4">
            <FormattedMessage {...messages.otherProjects} />
          </Heading>
          {rows(elsewhere, true)}
        </section>
      )}
      {moved && (
        <Suspense fallback={null}>
          <MoveDialog scan={moved} onClose={() => setMoved(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
};
