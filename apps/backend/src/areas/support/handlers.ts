import { ok, type Handler } from "../../http/contract/handler.ts";
import { pageOf } from "../../kernel/paging.ts";
import { refused } from "../../kernel/problem.ts";
import { createMessage as writeMessage, createTicket as openTicket } from "./commands/tickets.ts";
import { messageView, readMessages, readTicket, readTickets, ticketView } from "./queries/read-tickets.ts";

const PAGE = 10;
const MESSAGES = 1000;

/** `GET /v1/support`: the caller's tickets. */
export const listTickets: Handler<"listTickets"> = async ({ database }, { query }, { caller }) => {
  if (query.installer_uuid !== undefined && query.installer_uuid.toLowerCase() !== caller.userUuid)
    throw refused({ installer_uuid: [{ text: "problem.tickets_of_other" }] });
  return ok(await database.read((db) => readTickets(db, caller.userId, pageOf(query, PAGE))));
};

/** `POST /v1/support` */
export const createTicket: Handler<"createTicket"> = (app, { body }, { caller, once }) =>
  once(async (tx) => ({ status: 201, body: await ticketView(tx, await openTicket(app, tx, caller, body)) }));

/** `GET /v1/support/{uuid}` */
export const getTicket: Handler<"getTicket"> = async ({ database }, { path }, { caller }) =>
  ok(await database.read((db) => readTicket(db, caller.userId, path.uuid)));

/** `GET /v1/support/{uuid}/chat` */
export const listMessages: Handler<"listMessages"> = async ({ database }, { path, query }, { caller }) =>
  ok(await database.read((db) => readMessages(db, caller.userId, path.uuid, query.limit ?? MESSAGES)));

/** `POST /v1/support/{uuid}/chat` */
export const createMessage: Handler<"createMessage"> = (app, { path, body }, { caller, once }) =>
  once(async (tx) => ({
    status: 201,
    body: messageView(await writeMessage(app, tx, caller, path.uuid, body.message)),
  }));
