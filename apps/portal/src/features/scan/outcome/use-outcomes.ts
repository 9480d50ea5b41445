import { useEffect, useEffectEvent, useRef } from "react";
import type { ListedScan } from "./listed-scan.ts";

const isOutcome = ({ state }: ListedScan): boolean => state === "added" || state === "known" || state === "refused";

/** Calls back for each scan whose outcome arrives while the page is open, the oldest first. */
export const useOutcomes = (scans: readonly ListedScan[], onOutcome: (scan: ListedScan) => void): void => {
  const told = useRef<Map<string, string>>(undefined);
  const tell = useEffectEvent(onOutcome);

  useEffect(() => {
    const before = told.current;
    told.current = new Map(scans.map(({ key, state }) => [key, state]));
    // Scans from before the page was opened are in the list without an announcement.
    if (!before) return;
    for (const scan of scans.toReversed()) if (isOutcome(scan) && before.get(scan.key) !== scan.state) tell(scan);
  }, [scans]);
};
