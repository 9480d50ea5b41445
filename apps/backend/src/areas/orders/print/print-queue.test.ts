import { MINUTE, SECOND } from "@lucarne/api-client/durations";
import { asc, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import type { App } from "../../../app.ts";
import { fileObject, orderPrint, orders } from "../../../db/schema/index.ts";
import { busy } from "../../../kernel/problem.ts";
import { withBackend } from "../../../testing/backend.ts";
import { makePrint } from "./make-print.ts";
import { askForPrint, claimNextPrint, claimPrint, readPrintQueue, readPrintState, MAX_TRIES } from "./print-queue.ts";
import { createPrintWorker } from "./print-worker.ts";
import { readQueuedOrder } from "../queries/read-print-order.ts";
import { everyNth } from "../../../../../../test-sample.ts";

describe.each(everyNth(2, ["postgres", "pglite"] as const))("the queue of print files (REL-15) on %s", (kind) => {
  const errors: string[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    debug: () => {},
    error: (_: unknown, text?: string) => void errors.push(String(text)),
  };
  const backend = withBackend({ kind, log });
  const db = () => backend().database.db;
  const now = () => backend().clock.now();
  const ask = (orderId: number) => askForPrint(db(), orderId, now());
  const next = (full?: number[]) => claimNextPrint(db(), now(), full);
  const stateOf = async (orderId: number) =>
    (await db().select().from(orderPrint).where(eq(orderPrint.orderId, orderId)))[0];

  /** Orders of several companies, two or more of each. */
  const companies = async (): Promise<number[][]> => {
    const rows = await db().select({ id: orders.id, companyId: orders.companyId }).from(orders).orderBy(asc(orders.id));
    return [...Map.groupBy(rows, ({ companyId }) => companyId).values()]
      .filter(({ length }) => length > 1)
      .map((own) => own.map(({ id }) => id));
  };
  /** Orders of marketing material. */
  const printable = async (): Promise<number[]> =>
    (await db().select({ id: orders.id }).from(orders).where(eq(orders.kind, "marketing")).orderBy(asc(orders.id))).map(
      ({ id }) => id,
    );
  const someOf = async (how: number): Promise<number[]> => (await companies()).flat().slice(0, how);

  beforeEach(async () => {
    errors.length = 0;
    await db().delete(orderPrint);
  });

  it("has one row for a file, however often it is wanted", async () => {
    const [order = 0] = await someOf(1);
    await Promise.all([ask(order), ask(order), ask(order)]);
    expect(await next()).toBe(order);
    await ask(order);
    expect(await next()).toBeUndefined();
  });

  it("gives a row to one of many that take at the same time", async () => {
    const wanted = await someOf(4);
    for (const order of wanted) await ask(order);
    const taken = await Promise.all(Array.from({ length: 12 }, () => next()));
    expect(taken.filter((order) => order !== undefined).toSorted()).toEqual(wanted.toSorted());
  });

  it("lets companies take turns, in whatever order their files were wanted (REL-14)", async () => {
    const [many = [], few = []] = await companies();
    for (const order of [...many.slice(0, 2), ...few.slice(0, 1)]) {
      await ask(order);
      backend().advance(1);
    }
    const taken: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      taken.push(await next());
      backend().advance(1);
    }
    expect(taken).toEqual([many[0], few[0], many[1]]);
  });

  it("leaves out companies that have their share in hand", async () => {
    const [many = [], few = []] = await companies();
    for (const order of [many[0], few[0]]) await ask(order ?? 0);
    const [own] = await db()
      .select()
      .from(orders)
      .where(eq(orders.id, many[0] ?? 0));
    expect(await next([own?.companyId ?? 0])).toBe(few[0]);
    expect(await next([own?.companyId ?? 0])).toBeUndefined();
  });

  it("gives a row again when the process that took it has died, and to no other clock before", async () => {
    const [order = 0] = await someOf(1);
    await ask(order);
    expect(await next()).toBe(order);
    // A machine whose clock is behind.
    expect(await claimNextPrint(db(), new Date(now().getTime() - 5 * SECOND))).toBeUndefined();
    backend().advance(MINUTE - 1);
    expect(await next()).toBeUndefined();
    backend().advance(2);
    expect(await next()).toBe(order);
    expect(await stateOf(order)).toMatchObject({ attempts: 2 });
  });

  it("gives up a file that ends each process that takes it, and begins again when it is wanted", async () => {
    const [order = 0] = await someOf(1);
    await ask(order);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      expect(await next()).toBe(order);
      backend().advance(MINUTE + 1);
    }
    expect(await next()).toBeUndefined();
    expect(await claimPrint(db(), order, now())).toBe(false);
    expect(await readPrintQueue(db(), now())).toMatchObject({ waiting: 0, failed: 1, oldest: undefined });
    await ask(order);
    expect(await next()).toBe(order);
  });

  it("reports the number and age of waiting files, and the failed ones", async () => {
    const [first = 0, second = 0] = await someOf(2);
    expect(await readPrintQueue(db(), now())).toEqual({ waiting: 0, failed: 0, oldest: undefined });
    const began = now();
    await ask(first);
    backend().advance(5 * SECOND);
    await ask(second);
    await next();
    expect(await readPrintQueue(db(), now())).toEqual({ waiting: 2, failed: 0, oldest: began });
  });

  describe("and its worker", () => {
    /** The app with another way to draw. */
    const drawing = (print: App["fileWork"]["print"]): App => ({
      ...backend().app,
      fileWork: { ...backend().app.fileWork, print },
    });

    it("draws and keeps what is queued, once", { tags: "long" }, async () => {
      const wanted = await printable();
      for (const order of wanted) await ask(order);
      const two = [createPrintWorker(backend().app), createPrintWorker(backend().app)];
      await Promise.all(two.map((worker) => worker.runOnce()));
      for (const order of wanted) expect((await readPrintState(db(), order))?.file?.size).toBeGreaterThan(1_000);
      expect(await db().$count(fileObject, eq(fileObject.purpose, "print"))).toBe(wanted.length);
      expect(errors).toEqual([]);
    });

    it("tries again with growing pauses, five times, and logs each failure", async () => {
      const [order = 0, other = 0] = await printable();
      let tries = 0;
      const app = drawing(async () => {
        tries += 1;
        throw new Error("The logo is lost.");
      });
      const worker = createPrintWorker(app);
      await ask(order);
      const began = now().getTime();
      const at: number[] = [];
      for (let second = 0; second < 120; second++) {
        const before = tries;
        await worker.runOnce();
        if (tries > before) at.push((now().getTime() - began) / SECOND);
        backend().advance(SECOND);
      }
      expect(at).toEqual([0, 2, 6, 14, 30]);
      expect(errors).toEqual([
        ...Array.from({ length: 4 }, () => "a print file could not be drawn yet"),
        "a print file was given up",
      ]);
      expect(await readPrintQueue(db(), now())).toMatchObject({ waiting: 0, failed: 1 });
      // Others are drawn meanwhile, and this one when it is requested again.
      await ask(other);
      await ask(order);
      await createPrintWorker(backend().app).runOnce();
      for (const one of [order, other]) expect((await readPrintState(db(), one))?.file).toBeDefined();
      expect(await readPrintQueue(db(), now())).toMatchObject({ waiting: 0, failed: 0 });
    });

    it("counts no try when no process was free", async () => {
      const [order = 0] = await printable();
      await ask(order);
      const app = drawing(async () => {
        throw busy();
      });
      for (let turn = 0; turn < MAX_TRIES + 1; turn++) {
        await createPrintWorker(app).runOnce();
        backend().advance(2 * SECOND);
      }
      expect(await stateOf(order)).toMatchObject({ attempts: 0, failedAt: null });
      expect(errors).toEqual([]);
    });

    it("keeps the file of the first when two have drawn it", async () => {
      const [order = 0] = await printable();
      await ask(order);
      const found = await readQueuedOrder(db(), order);
      await Promise.all([makePrint(backend().app, found), makePrint(backend().app, found)]);
      const states = await db()
        .select({ state: fileObject.state })
        .from(fileObject)
        .where(eq(fileObject.originalName, `${found.uuid}.pdf`))
        .orderBy(desc(fileObject.id))
        .limit(2);
      expect(states.map(({ state }) => state).toSorted()).toEqual(["removed", "used"]);
    });

    it("gives its files back when it stops", async () => {
      const [order = 0] = await printable();
      await ask(order);
      let stop = (): void => {};
      const app = drawing(
        () =>
          new Promise((_resolve, reject) => {
            stop = () => reject(busy());
          }),
      );
      const worker = createPrintWorker({ ...app, fileWork: { ...app.fileWork, close: async () => stop() } });
      worker.start();
      await expect.poll(async () => (await stateOf(order))?.attempts).toBe(1);
      await worker.stop();
      backend().advance(SECOND);
      expect(await next()).toBe(order);
    });
  });
});
