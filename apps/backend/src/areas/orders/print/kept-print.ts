import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";

import type { App } from "../../../app.ts";
import { busy } from "../../../kernel/problem.ts";
import type { PrintOrder } from "../queries/read-print-order.ts";
import { makePrint } from "./make-print.ts";
import { askForPrint, claimPrint, type PrintState, readPrintState } from "./print-queue.ts";

/** How long a call waits for a print file, in milliseconds; it is answered after 29 s in any case. */
const MAX_WAIT = 28_000;
/** Milliseconds between two checks of a print file that is made elsewhere: short at first, each a quarter longer. */
const MIN_INTERVAL = 50;
const MAX_INTERVAL = 500;
const GROWTH = 1.25;
/** Seconds after which a call that got no print file may be sent again. */
const RETRY_AFTER = 5;

/** A print file that is being sent. */
export interface PrintFile {
  readonly body: Readable;
  readonly size: number;
}

const openKept = async (
  { database, files }: App,
  order: PrintOrder,
  { uuid, size }: NonNullable<PrintState["file"]>,
): Promise<PrintFile> => {
  const body = await files.read(database.db, uuid);
  if (!body) throw new Error(`The print file of the order ${order.number} is not in the file store.`);
  return { body, size };
};

/**
 * The print file of an order: made once and kept. One that is not there yet is queued, and this call waits for it. Where
 * print files are not left to other processes, it takes its file from the queue and draws it (REL-12).
 *
 * @param call stops waiting when its caller is gone; the file stays queued
 * @throws {Problem} `busy` when it is not ready in time
 * @throws {Error} when the order's logo or the kept file is lost
 */
export const printOrder = async (
  app: App,
  order: PrintOrder,
  { signal }: { readonly signal: AbortSignal },
): Promise<PrintFile> => {
  const { database, clock, settings } = app;
  const { db } = database;
  const end = performance.now() + MAX_WAIT;
  let isAsked = false;
  for (let pause = MIN_INTERVAL; performance.now() < end; pause = Math.min(GROWTH * pause, MAX_INTERVAL)) {
    if (signal.aborted) break;
    const state = await readPrintState(db, order.id);
    if (state?.file) return openKept(app, order, state.file);
    // A process of the previous release deletes the row when drawing fails.
    if (!isAsked || !state) await askForPrint(db, order.id, clock.now());
    else if (state.hasFailed) throw new Error(`The print file of the order ${order.number} could not be drawn.`);
    isAsked = true;
    const isOwn = settings.leavesPrints !== true && (await claimPrint(db, order.id, clock.now()));
    if (isOwn) await makePrint(app, order);
    else await setTimeout(pause, undefined, { signal }).catch(() => undefined);
  }
  throw busy(RETRY_AFTER);
};
