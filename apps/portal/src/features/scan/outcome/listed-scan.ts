import type { Scan } from "@lucarne/api-client/queries/projects";
import type { QueueSnapshot } from "../../../shared/scans/scan-queue.ts";
import type { StoredScan } from "../../../shared/scans/scan-record.ts";

/** A scan as the list shows it. */
export type ListedScan = {
  readonly key: string;
  readonly order: number;
  readonly serial: string;
} & (
  | { readonly state: "added" | "known"; readonly product: Scan }
  | { readonly state: "waiting" | "unstored" | "sending" | "refused"; readonly stored: StoredScan }
);

type LeftState = "waiting" | "unstored" | "sending" | "refused";

const stateOf = ({ refusal, key, unstored }: StoredScan, sending: string | undefined): LeftState => {
  if (refusal !== null) return "refused";
  if (key === sending) return "sending";

  return unstored ? "unstored" : "waiting";
};

const newestFirst = (one: ListedScan, other: ListedScan): number => other.order - one.order;

/** The scans of a project, sent or not, the newest first. */
export const scansOfProject = ({ scans, sent, sending }: QueueSnapshot, project: string): ListedScan[] => {
  const gone = new Set(sent.map(({ key }) => key));
  const done = sent
    .filter((scan) => scan.project === project)
    .map(({ key, order, product, known }): ListedScan => {
      return { key, order, serial: product.serial_number, state: known ? "known" : "added", product };
    });
  const left = scans
    .filter((scan) => scan.project === project && !gone.has(scan.key))
    .map((stored): ListedScan => {
      const { key, order, serial } = stored;

      return { key, order, serial, state: stateOf(stored, sending), stored };
    });

  return [...done, ...left].toSorted(newestFirst);
};

/** The scans of other projects that are not sent, the newest first. */
export const scansElsewhere = ({ scans, sending }: QueueSnapshot, project: string): ListedScan[] =>
  scans
    .filter((scan) => scan.project !== project)
    .map((stored): ListedScan => {
      const { key, order, serial } = stored;

      return { key, order, serial, state: stateOf(stored, sending), stored };
    })
    .toSorted(newestFirst);

/** The points of the products that were added. */
export const pointsOf = (scans: readonly ListedScan[]): number =>
  scans.reduce((sum, scan) => sum + (scan.state === "added" ? scan.product.points : 0), 0);
