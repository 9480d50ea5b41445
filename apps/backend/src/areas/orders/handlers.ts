import { ok, type Handler } from "../../http/contract/handler.ts";
import { allKeys } from "../../kernel/keys/keys.ts";
import { pageOf } from "../../kernel/paging.ts";
import { checkPrint } from "./print/check-print.ts";
import { printOrder } from "./print/kept-print.ts";
import { requestPrint } from "./print/print-queue.ts";
import { placeOrder } from "./commands/place-order.ts";
import { listOrders as list, readOrder } from "./queries/read-orders.ts";
import { statusesOf } from "./rules/order-status.ts";
import { readPrintOrder } from "./queries/read-print-order.ts";

/** `POST /v2/orders`: an order of a cart, of marketing material or of the club card. */
export const createOrder: Handler<"createOrder"> = async (app, { body }, { caller, language, once }) => {
  const check = body.type === "marketing" ? await checkPrint(app, caller, body.data) : {};
  return once(async (tx) => {
    const uuid = await placeOrder(tx, { buyer: caller, language, now: app.clock.now(), ...check }, body);
    const { companyId } = caller;
    const [order] = await Promise.all([
      readOrder(tx, { companyId, keys: allKeys(app.settings) }, uuid),
      body.type === "marketing" ? requestPrint(tx, uuid, app.clock.now()) : undefined,
    ]);
    return { status: 201 as const, body: order, headers: { location: `/api/v2/orders/${uuid}` } };
  });
};

/** `GET /v2/orders`: the company's orders, newest first, or those with some statuses. */
export const listOrders: Handler<"listOrders"> = async ({ database }, { query }, { caller }) =>
  ok(
    await database.read((db) =>
      list(
        db,
        caller.companyId,
        pageOf(query, 20),
        query.status === undefined ? {} : { statuses: statusesOf(query.status) },
      ),
    ),
  );

/** `GET /v2/orders/{id}`: one of them. Vouchers are in this answer only, with `no-store`. */
export const getOrder: Handler<"getOrder"> = async ({ database, settings }, { path }, { caller }) => {
  const { companyId } = caller;
  const name = path.id.toLowerCase();
  return ok(await database.read((db) => readOrder(db, { companyId, keys: allKeys(settings) }, name)));
};

/** `GET /v2/orders/{id}/print`: the print file of a marketing order (CONF-23). */
export const getOrderPrint: Handler<"getOrderPrint"> = async (app, { path }, call) => {
  const { companyId } = call.caller;
  const order = await app.database.read((db) => readPrintOrder(db, companyId, path.id.toLowerCase()));
  const { body, size } = await printOrder(app, order, call);
  return {
    status: 200,
    body,
    headers: {
      "content-type": "application/pdf",
      "content-length": String(size),
      "content-disposition": `attachment; filename="lucarne-${order.number.replaceAll(/\W/g, "-")}.pdf"`,
    },
  };
};
