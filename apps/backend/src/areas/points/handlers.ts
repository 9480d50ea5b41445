import { ok, type Handler } from "../../http/contract/handler.ts";
import { pageOf } from "../../kernel/paging.ts";
import { readHistory } from "./queries/history.ts";
import { readMonths } from "./queries/months.ts";

/** `GET /v1/points/history`: the transfers of the caller's company. */
export const listPointsHistory: Handler<"listPointsHistory"> = async ({ database }, { query }, { caller }) =>
  ok(await database.read((db) => readHistory(db, caller, query, pageOf(query, 20))));

/** `GET /v1/points/months`: what came and went per month, and what will expire (PTS-11, PTS-12). */
export const getPointsMonths: Handler<"getPointsMonths"> = async ({ database, clock }, _request, { caller }) =>
  ok(await database.read((db) => readMonths(db, { ...caller, now: clock.now() })));
