import type { App } from "../../../app.ts";
import { FILE_WORK_LIMITS } from "../../../files/work/file-work.ts";
import { readQueuedOrder } from "../queries/read-print-order.ts";
import { makePrint } from "./make-print.ts";
import { claimNextPrint } from "./print-queue.ts";

/** Milliseconds between two checks of the queue. */
const POLL = 250;

/** Draws the print files of the queue, until stopped. */
export interface PrintWorker {
  /** Begins to look at the queue. */
  readonly start: () => void;
  /** Draws everything that is due now. */
  readonly runOnce: () => Promise<void>;
  /** Releases the files that are being drawn, so that another process need not wait for its claim to end. */
  readonly stop: () => Promise<void>;
}

/** Several processes may each have one: a print file is taken by one of them. */
export const createPrintWorker = (app: App): PrintWorker => {
  const { database, clock, log, fileWork } = app;
  const { processes } = FILE_WORK_LIMITS;
  /** A company leaves a process to the others (REL-14). */
  const most = processes - 1;
  /** Print files that are being drawn: the company of each. */
  const inHand = new Map<Promise<void>, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking: Promise<unknown> = Promise.resolve();

  const fullCompanies = (): number[] => {
    const counts = Map.groupBy(inHand.values(), (companyId) => companyId);
    return [...counts].filter(([, files]) => files.length >= most).map(([companyId]) => companyId);
  };

  /** Takes as many print files as there are free processes. */
  const take = async (): Promise<void> => {
    while (!isStopped && inHand.size < processes) {
      const orderId = await claimNextPrint(database.db, clock.now(), fullCompanies());
      if (orderId === undefined) return;
      const order = await readQueuedOrder(database.db, orderId);
      const drawing = makePrint(app, order)
        // It has been logged, and is due again.
        .catch(() => undefined)
        .finally(() => {
          inHand.delete(drawing);
          schedule(0);
        });
      inHand.set(drawing, order.companyId);
    }
  };
  const look = (): Promise<void> => {
    const next = looking.catch(() => undefined).then(take);
    looking = next;
    return next;
  };

  let isStarted = false;
  const schedule = (delay: number): void => {
    if (!isStarted || isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, "The queue of print files cannot be read at the moment"))
        .finally(() => schedule(POLL));
    }, delay);
    timer.unref();
  };

  return {
    start: () => {
      isStarted = true;
      schedule(0);
    },
    runOnce: async () => {
      do {
        await Promise.all(inHand.keys());
        await look();
      } while (inHand.size > 0);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking.catch(() => undefined);
      // Ends the drawings, which then give their files back.
      if (inHand.size > 0) await fileWork.close();
      await Promise.all(inHand.keys());
    },
  };
};
