import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { admitKeys } from "../../areas/config/commands/server-keys.ts";
import { createVouchers, readVouchers } from "../../areas/orders/commands/vouchers.ts";
import { outbox, voucher } from "../../db/schema/index.ts";
import { isSealedWith } from "../../kernel/keys/keys.ts";
import { withBackend } from "../../testing/backend.ts";
import { openOperator, type TestOperator } from "../../testing/operator.ts";
import { TEST_KEY } from "../../testing/test-app.ts";

const NEW_KEY = "a new key of tests that is long enough";
const OTHER_KEY = "another key of tests, never configured";

// The seeded data are sealed with the key of the tests.
const backend = withBackend({ settings: { serverKey: NEW_KEY, oldServerKeys: [TEST_KEY] } });
let operator: TestOperator;

beforeAll(async () => {
  operator = await openOperator(backend());
});
afterAll(() => operator.close());

const lines = () => backend().database.db.selectDistinct({ id: voucher.lineId }).from(voucher);
const vouchers = (...keys: string[]) => readVouchers(backend().database.db, keys, lines());

describe("a new server key", () => {
  it("is admitted with the key that sealed the data, and refused without it", async () => {
    expect((await lines()).length).toBeGreaterThan(0);
    expect(await admitKeys(backend().database, [OTHER_KEY])).toBe(false);
    expect(await admitKeys(backend().database, [NEW_KEY, TEST_KEY])).toBe(true);
    expect(await admitKeys(backend().database, [NEW_KEY])).toBe(false);
  });

  it("leaves the vouchers readable by the old one, and no missing key breaks their list", async () => {
    const readable = await vouchers(NEW_KEY, TEST_KEY);
    expect(readable.every(({ number }) => /^\d{12}$/.test(number))).toBe(true);
    const unreadable = await vouchers(OTHER_KEY);
    expect(unreadable.map(({ number }) => number)).toEqual(readable.map(() => "—"));
    expect(unreadable.map(({ expiresAt }) => expiresAt)).toEqual(readable.map(({ expiresAt }) => expiresAt));
  });

  it("seals everything after a rotation, which changes nothing when repeated", async () => {
    const before = await vouchers(NEW_KEY, TEST_KEY);
    const rotation = await operator.call("POST", "/keys/rotate");
    expect(rotation).toMatchObject({ status: 200, body: { vouchers: before.length, unreadable: 0 } });
    expect(await vouchers(NEW_KEY)).toEqual(before);
    const messages = await backend().database.db.select({ payload: outbox.payload }).from(outbox);
    expect(messages.every(({ payload }) => isSealedWith(NEW_KEY, payload))).toBe(true);
    expect(await admitKeys(backend().database, [NEW_KEY])).toBe(true);
    const again = await operator.call("POST", "/keys/rotate");
    expect(again.body).toEqual({ vouchers: 0, messages: 0, unreadable: 0 });
  });

  it("is the only one that seals vouchers after the rotation, also where a process still has the old one", async () => {
    const { database } = backend();
    const make = (key: string) => database.transaction((tx) => createVouchers(tx, key, [], "2026-11-20"));
    await expect(make(TEST_KEY)).rejects.toThrow("The SERVER_KEY of this process was replaced");
    await expect(make(NEW_KEY)).resolves.toBeUndefined();
  });

  it("changes nothing else of a voucher: the database refuses that", async () => {
    const { db } = backend().database;
    const [row] = await db.select().from(voucher).orderBy(desc(voucher.lineId)).limit(1);
    if (!row) throw new Error("There is no voucher.");
    const own = eq(voucher.lineId, row.lineId);
    await expect(db.update(voucher).set({ lastDay: "2030-01-01" }).where(own)).rejects.toThrow();
    await expect(db.delete(voucher).where(own)).rejects.toThrow();
  });
});
