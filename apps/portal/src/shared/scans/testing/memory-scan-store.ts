import type { StoredScan } from "../scan-record.ts";
import type { ScanStore } from "../scan-store.ts";

/** The device's store without a database. It can be made full. */
export const memoryScanStore = (): ScanStore & { setFull: (full: boolean) => void } => {
  const scans = new Map<number, StoredScan>();
  let last = 0;
  let isFull = false;
  const write = async (task: () => void): Promise<void> => {
    if (isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    task();
  };

  return {
    setFull: (full) => {
      isFull = full;
    },
    add: (added) =>
      write(() => {
        for (const scan of added) {
          last += 1;
          scans.set(last, { ...scan, order: last });
        }
      }),
    list: async (user) => [...scans.values()].filter((scan) => scan.user === user),
    replace: (scan) => write(() => void scans.set(scan.order, scan)),
    remove: (orders) =>
      write(() => {
        for (const order of orders) scans.delete(order);
      }),
  };
};
