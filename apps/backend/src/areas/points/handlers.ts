import { ok, type Handler } from "../../http/handler.ts";
import { pageOf } from "../../kernel/paging.ts";
import { readHistory } from "./queries/history.ts";

/** `GET /v1/points/history`: the transfers of the caller's company. */
export const listPointsHistory: Handler<"listPointsHistory"> = async ({ database }, { query }, { caller }) =>
  ok(await readHistory(database.db, caller, query, pageOf(query, 20)));
