import type { App } from "../../../app.ts";
import { keepFile } from "../../../files/keep-file.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { PrintOrder } from "../queries/read-print-order.ts";
import { drawOrder } from "./draw-order.ts";
import { giveBackPrint, keepPrint, putOffPrint, MAX_TRIES } from "./print-queue.ts";

const isBusy = (error: unknown): boolean => error instanceof Problem && error.code === "busy";

/**
 * Draws and keeps the print file of an order that this process has taken.
 *
 * @throws {Problem} `busy` when no file process was free; the file is due again soon
 * @throws {Error} when it failed; it is due again later, until its tries are used up
 */
export const makePrint = async (app: App, order: PrintOrder): Promise<void> => {
  const { database, clock, log } = app;
  try {
    const bytes = await drawOrder(app, order);
    const file = { purpose: "print" as const, name: `${order.uuid}.pdf`, mime: "application/pdf", bytes };
    const { uuid } = await keepFile(app, file, order);
    await database.transaction((tx) => keepPrint(tx, order.id, uuid));
  } catch (error) {
    if (isBusy(error)) await giveBackPrint(database.db, order.id, clock.now());
    else {
      const attempts = await putOffPrint(database.db, order.id, clock.now());
      const what = attempts < MAX_TRIES ? "a print file could not be drawn yet" : "a print file was given up";
      log.error({ err: error, order: order.uuid, attempts }, what);
    }
    throw error;
  }
};
