import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";
import type { NewScan, StoredScan } from "./scan-record.ts";

/** Where unsent scans are kept. */
export type ScanStore = {
  /** Whether scans survive a reload and a closed browser. */
  readonly durable: boolean;
  /** Adds scans at the end of the order, all or none. */
  add: (scans: readonly NewScan[]) => Promise<void>;
  /** A user's scans in the order of sending. */
  list: (user: string) => Promise<StoredScan[]>;
  /** Changes a stored scan; its place stays. */
  replace: (scan: StoredScan) => Promise<void>;
  remove: (orders: readonly number[]) => Promise<void>;
};

interface Schema extends DBSchema {
  scans: { key: number; value: NewScan & { order?: number }; indexes: { user: string } };
}

const VERSION = 1;
const SCANS = "scans";

const isStored = (scan: NewScan & { order?: number }): scan is StoredScan => scan.order !== undefined;

const databaseStore = (database: IDBPDatabase<Schema>): ScanStore => {
  // Strict: a scan is shown only after it is on disk, so a power loss cannot drop it.
  const write = () => database.transaction(SCANS, "readwrite", { durability: "strict" });

  return {
    durable: true,
    add: async (scans) => {
      const transaction = write();
      await Promise.all([...scans.map((scan) => transaction.store.add(scan)), transaction.done]);
    },
    list: async (user) => (await database.getAllFromIndex(SCANS, "user", user)).filter(isStored),
    replace: async (scan) => {
      const transaction = write();
      await Promise.all([transaction.store.put(scan), transaction.done]);
    },
    remove: async (orders) => {
      const transaction = write();
      await Promise.all([...orders.map((order) => transaction.store.delete(order)), transaction.done]);
    },
  };
};

/** A store that forgets with the page: for browsers without a database. */
export const memoryScanStore = (): ScanStore => {
  const scans = new Map<number, StoredScan>();
  let last = 0;

  return {
    durable: false,
    add: async (added) => {
      for (const scan of added) {
        last += 1;
        scans.set(last, { ...scan, order: last });
      }
    },
    list: async (user) => [...scans.values()].filter((scan) => scan.user === user),
    replace: async (scan) => void scans.set(scan.order, scan),
    remove: async (orders) => {
      for (const order of orders) scans.delete(order);
    },
  };
};

/** Opens the device's store; one in memory where the browser refuses a database. */
export const openScanStore = async (name = "lucarne.scans"): Promise<ScanStore> => {
  try {
    const database = await openDB<Schema>(name, VERSION, {
      upgrade: (created) => {
        created.createObjectStore(SCANS, { keyPath: "order", autoIncrement: true }).createIndex("user", "user");
      },
      // A newer version of the portal in another tab is blocked until this closes.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });

    return databaseStore(database);
  } catch {
    return memoryScanStore();
  }
};
