import { readOutbox } from "../areas/outbox/queries/read-outbox.ts";
import { activateCard, blockCard, listTopUps, settleTopUp, shipCard } from "./calls/cards.ts";
import { createBackup } from "./backup.ts";
import { advanceClock, getClock, resetClock } from "./calls/clock.ts";
import { publishContent } from "./calls/content.ts";
import { allKeys } from "../kernel/keys/keys.ts";
import { listCompanyNumbers } from "./calls/company-numbers.ts";
import type { OperatorHandler, OperatorOperationId } from "./context.ts";
import { resetData, seedData } from "./calls/data.ts";
import { rotateKeys } from "./calls/keys.ts";
import { verifyLedger } from "./calls/ledger.ts";
import { sendNotification } from "./calls/notifications.ts";
import { approveOrder, completeOrder, failOrder, listAllOrders, rejectOrder } from "./calls/orders.ts";
import { grantPoints } from "./calls/points.ts";
import { setStock, setVisibility } from "./calls/products.ts";
import { reviewProject, scanProducts } from "./calls/projects.ts";
import { replyToTicket, resolveTicket } from "./calls/tickets.ts";
import { deactivateUser, emulateUser } from "./calls/users.ts";

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
