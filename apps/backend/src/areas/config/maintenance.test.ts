import type { SQL } from "drizzle-orm";
import { expect, it, vi } from "vitest";

import type { Database } from "../../db/client.ts";
import { setting } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { createMaintenance } from "./commands/maintenance.ts";

const backend = withBackend({ kind: "postgres" });

/** The database with reads whose rows arrive late. */
const withLateRows = (database: Database, onRead: () => void, arrival: Promise<void>): Database => ({
  ...database,
  db: new Proxy(database.db, {
    get: (db) => () => ({
      from: (table: typeof setting) => ({
        where: async (condition: SQL) => {
          const rows = await db.select({ value: setting.value }).from(table).where(condition);
          onRead();
          await arrival;
          return rows;
        },
      }),
    }),
  }),
});

it("maintenance that ends during a read of the switch has ended for the next call", async () => {
  const read = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const { database } = backend();
  const maintenance = createMaintenance(withLateRows(database, read.resolve, arrival.promise));
  await database.transaction((tx) => createMaintenance(database).set(tx, true));

  const during = maintenance.isOn();
  await read.promise;
  await database.transaction((tx) => maintenance.set(tx, false));
  arrival.resolve();

  expect(await during).toBe(true);
  expect(await maintenance.isOn()).toBe(false);
});

it("a hundred calls at once read the switch once, however long the database takes", async () => {
  const arrival = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  let reads = 0;
  const onRead = () => {
    reads += 1;
    read.resolve();
  };
  const maintenance = createMaintenance(withLateRows(backend().database, onRead, arrival.promise));
  const calls = Array.from({ length: 100 }, () => maintenance.isOn());
  await read.promise;
  arrival.resolve();
  expect(await Promise.all(calls)).toEqual(Array(100).fill(false));
  expect(reads).toBe(1);
});

it("maintenance stays on while the database cannot be asked, and is not on for that alone", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { database } = backend();
    let isAway = false;
    const db = new Proxy(database.db, {
      get: (real, name) => {
        if (isAway) throw new Error("Connection terminated");
        const part: unknown = Reflect.get(real, name);
        return part;
      },
    });
    const maintenance = createMaintenance({ ...database, db });
    const afterTheAgeOfARead = () => vi.advanceTimersByTime(1_000);
    for (const on of [true, false]) {
      isAway = false;
      await database.transaction((tx) => createMaintenance(database).set(tx, on));
      afterTheAgeOfARead();
      expect(await maintenance.isOn()).toBe(on);
      isAway = true;
      afterTheAgeOfARead();
      const outcome = await maintenance.isOn().catch((error: unknown) => error);
      expect(outcome).toEqual(on || new Error("Connection terminated"));
    }
  } finally {
    vi.useRealTimers();
  }
});
