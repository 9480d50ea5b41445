import { readOutbox } from "../areas/outbox/queries/read-outbox.ts";
import { activateCard, blockCard, listTopUps, settleTopUp, shipCard } from "./cards.ts";
import { createBackup } from "./backup.ts";
import { advanceClock, getClock, resetClock } from "./clock.ts";
import { publishContent } from "./content.ts";
import { allKeys } from "../kernel/keys.ts";
import { listCompanyNumbers } from "./company-numbers.ts";
import type { OperatorHandler, OperatorOperationId } from "./context.ts";
import { resetData, seedData } from "./data.ts";
import { rotateKeys } from "./keys.ts";
import { verifyLedger } from "./ledger.ts";
import { sendNotification } from "./notifications.ts";
import { approveOrder, completeOrder, failOrder, listAllOrders, rejectOrder } from "./orders.ts";
import { grantPoints } from "./points.ts";
import { setStock, setVisibility } from "./products.ts";
import { reviewProject, scanProducts } from "./projects.ts";
import { replyToTicket, resolveTicket } from "./tickets.ts";
import { deactivateUser, emulateUser } from "./users.ts";

/** Every operation of the operator's contract; a missing one does not compile. */
export const operatorHandlers: { [Id in OperatorOperationId]: OperatorHandler<Id> } = {
  listOutbox: async ({ app, publicUrl }, { query }) => ({
    status: 200,
    body: await readOutbox(app.database.db, { keys: allKeys(app.settings), publicUrl }, query),
  }),
  getMaintenance: async ({ maintenance }) => ({ status: 200, body: { on: await maintenance.isOn() } }),
  setMaintenance: async ({ app, maintenance }, { body }) => {
    await app.database.transaction((tx) => maintenance.set(tx, body.on));
    return { status: 200, body: { on: body.on } };
  },
  verifyLedger,
  activateCard,
  advanceClock,
  approveOrder,
  blockCard,
  completeOrder,
  createBackup,
  deactivateUser,
  emulateUser,
  failOrder,
  getClock,
  grantPoints,
  listAllOrders,
  listCompanyNumbers,
  listTopUps,
  publishContent,
  rejectOrder,
  replyToTicket,
  resetClock,
  resetData,
  resolveTicket,
  rotateKeys,
  reviewProject,
  scanProducts,
  seedData,
  sendNotification,
  setStock,
  setVisibility,
  settleTopUp,
  shipCard,
};
