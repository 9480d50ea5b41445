import { isObject } from "@lucarne/api-client/is-object";
import { parseJson } from "@lucarne/api-client/parse-json";
import type { DBSchema } from "idb";
import { createDeviceDatabase } from "../../platform/storage/device-database.ts";
import type { KeyValueStore } from "../../platform/storage/storage.ts";
import type { NewScan, StoredScan } from "./scan-record.ts";

/** Where unsent scans are kept. */
export type ScanStore = {
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

/** The device's store. @throws when the browser refuses a database or the disk is full */
export const databaseScanStore = (name = "lucarne.scans"): ScanStore => {
  const run = createDeviceDatabase<Schema>(name, VERSION, (database) => {
    database.createObjectStore(SCANS, { keyPath: "order", autoIncrement: true }).createIndex("user", "user");
  });
  // Strict: a scan is shown only after it is on disk, so a power loss cannot drop it.
  const durability = "strict";

  return {
    add: (scans) =>
      run(async (database) => {
        const transaction = database.transaction(SCANS, "readwrite", { durability });
        await Promise.all([...scans.map((scan) => transaction.store.add(scan)), transaction.done]);
      }),
    list: (user) => run(async (database) => (await database.getAllFromIndex(SCANS, "user", user)).filter(isStored)),
    replace: (scan) =>
      run(async (database) => {
        const transaction = database.transaction(SCANS, "readwrite", { durability });
        await Promise.all([transaction.store.put(scan), transaction.done]);
      }),
    remove: (orders) =>
      run(async (database) => {
        const transaction = database.transaction(SCANS, "readwrite", { durability });
        await Promise.all([...orders.map((order) => transaction.store.delete(order)), transaction.done]);
      }),
  };
};

const OWN = "lucarne.scans.own";

const isOwn = (scan: unknown): scan is StoredScan => isObject(scan) && typeof scan["key"] === "string";

/** The scans of a tab; none where its storage cannot be read. */
const readOwn = (tab: KeyValueStore): readonly StoredScan[] => {
  const scans = parseJson(tab.getItem(OWN));

  return Array.isArray(scans) ? scans.filter(isOwn) : [];
};

/**
 * A store that keeps what the device does not store (SCAN-14): a full disk or a closed database must not lose a scan,
 * and one that was sent must not be sent again.
 * @param tab storage of the browser's tab: iOS ends a hidden page without a question, and starts it again later
 */
export const createScanStore = (device: ScanStore, tab: KeyValueStore): ScanStore => {
  /** Scans that only this tab has. */
  const own = new Map(readOwn(tab).map((scan) => [scan.order, scan]));
  const keepOwn = () => (own.size > 0 ? tab.setItem(OWN, JSON.stringify([...own.values()])) : tab.removeItem(OWN));
  /** Stored scans as the device could not write them; `undefined` for one that is removed. */
  const changed = new Map<number, StoredScan | undefined>();
  /** What the device had when it could last be read, by user. */
  const known = new Map<string, StoredScan[]>();
  // Above every number that the database gives: these scans are the newest.
  let last = Math.max(Date.now(), ...own.keys());

  return {
    add: async (scans) => {
      try {
        await device.add(scans);
      } catch {
        for (const scan of scans) {
          last += 1;
          own.set(last, { ...scan, order: last, unstored: true });
        }
        keepOwn();
      }
    },
    list: async (user) => {
      const stored = await device.list(user).catch(() => known.get(user) ?? []);
      known.set(user, stored);
      const current = stored.flatMap((scan) => (changed.has(scan.order) ? (changed.get(scan.order) ?? []) : scan));

      return [...current, ...[...own.values()].filter((scan) => scan.user === user)];
    },
    replace: async (scan) => {
      if (own.has(scan.order)) {
        own.set(scan.order, scan);
        keepOwn();

        return;
      }
      await device.replace(scan).then(
        () => changed.delete(scan.order),
        () => changed.set(scan.order, scan),
      );
    },
    remove: async (orders) => {
      const stored = orders.filter((order) => !own.delete(order));
      keepOwn();
      if (stored.length === 0) return;
      await device.remove(stored).catch(() => {
        for (const order of stored) changed.set(order, undefined);
      });
    },
  };
};
