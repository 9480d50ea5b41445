import { readOutbox } from "../outbox/read-outbox.ts";
import type { PLANNED_OPERATOR_OPERATIONS } from "../planned-operations.ts";
import type { OperatorHandler, OperatorOperationId } from "./context.ts";
import { verifyLedger } from "./ledger.ts";
import { deactivateUser, emulateUser } from "./users.ts";

/** Every operation of the operator's contract; a missing one does not compile. */
export const operatorHandlers: {
  [Id in Exclude<OperatorOperationId, (typeof PLANNED_OPERATOR_OPERATIONS)[number]>]: OperatorHandler<Id>;
} = {
  listOutbox: async ({ app, publicUrl }, { query }) => ({
    status: 200,
    body: await readOutbox(app.database.db, { serverKey: app.settings.serverKey, publicUrl }, query),
  }),
  getMaintenance: async ({ maintenance }) => ({ status: 200, body: { on: await maintenance.isOn() } }),
  setMaintenance: async ({ app, maintenance }, { body }) => {
    await app.database.transaction((tx) => maintenance.set(tx, body.on));
    return { status: 200, body: { on: body.on } };
  },
  verifyLedger,
  deactivateUser,
  emulateUser,
};
