import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";

import { and, eq, gt, isNull, lt, or } from "drizzle-orm";

import type { App } from "../../../app.ts";
import type { Db } from "../../../db/client.ts";
import { fileObject, orderPrint } from "../../../db/schema/index.ts";
import { markFileRemoved, markFileUsed } from "../../../files/file-state.ts";
import { keepFile } from "../../../files/keep-file.ts";
import { busy } from "../../../kernel/problem.ts";
import { drawOrder } from "./draw-order.ts";
import type { PrintOrder } from "../queries/read-print-order.ts";

/** How long other calls leave the work to the one that began it, in milliseconds; drawing may take 28 s. */
const MAX_CLAIM_TIME = 60_000;
/** Milliseconds between two looks at a print file that another call makes, and how many. */
const POLL_INTERVAL = 200;
const MAX_POLLS = 140;

/** A print file on its way out. */
export interface PrintFile {
  readonly body: Readable;
  readonly size: number;
}

const keptFile = async (db: Db, orderId: number): Promise<{ uuid: string; size: number } | undefined> => {
  const [row] = await db
    .select({ uuid: fileObject.uuid, size: fileObject.size })
    .from(orderPrint)
    .innerJoin(fileObject, eq(fileObject.uuid, orderPrint.fileUuid))
    .where(eq(orderPrint.orderId, orderId));
  return row;
};

/** Begins the work, unless another call has, in this process or another one. */
const claim = async (db: Db, orderId: number, now: Date): Promise<boolean> => {
  const lost = or(
    lt(orderPrint.claimedAt, new Date(now.getTime() - MAX_CLAIM_TIME)),
    // The clock was set back.
    gt(orderPrint.claimedAt, now),
  );
  const rows = await db
    .insert(orderPrint)
    .values({ orderId, claimedAt: now })
    .onConflictDoUpdate({
      target: orderPrint.orderId,
      set: { claimedAt: now },
      setWhere: and(isNull(orderPrint.fileUuid), lost),
    })
    .returning({ id: orderPrint.orderId });
  return rows.length > 0;
};

const make = async (app: App, order: PrintOrder): Promise<void> => {
  const isOpen = and(eq(orderPrint.orderId, order.id), isNull(orderPrint.fileUuid));
  try {
    const file = {
      purpose: "print" as const,
      name: `${order.uuid}.pdf`,
      mime: "application/pdf",
      bytes: await drawOrder(app, order),
    };
    const { uuid } = await keepFile(app, file, order);
    await app.database.transaction(async (tx) => {
      const kept = await tx.update(orderPrint).set({ fileUuid: uuid }).where(isOpen).returning();
      // A call that took this one for lost has kept its file first.
      await (kept.length > 0 ? markFileUsed(tx, uuid) : markFileRemoved(tx, uuid));
    });
  } catch (error) {
    await app.database.db.delete(orderPrint).where(isOpen);
    throw error;
  }
};

/**
 * The print file of an order: made once, at the first call, and kept. Calls at the same time get the same file, also in
 * several processes.
 *
 * @throws {Problem} `busy` when it is not ready in time
 * @throws {Error} when the order's logo or the kept file is lost
 */
export const printOrder = async (app: App, order: PrintOrder): Promise<PrintFile> => {
  const { db } = app.database;
  for (let look = 0; look < MAX_POLLS; look += 1) {
    const file = await keptFile(db, order.id);
    if (file) {
      const body = await app.files.read(db, file.uuid);
      if (!body) throw new Error(`The print file of the order ${order.number} is not in the file store.`);
      return { body, size: file.size };
    }
    if (await claim(db, order.id, app.clock.now())) await make(app, order);
    else await setTimeout(POLL_INTERVAL);
  }
  throw busy();
};
