import { type Handler, ok, type PublicHandler } from "../../http/contract/handler.ts";
import { wholeList } from "../../kernel/paging.ts";
import { endOpenSession, endOpenSessions } from "./commands/end-sessions.ts";
import { logOut } from "./commands/refresh.ts";
import { readOpenSessions } from "./queries/open-sessions.ts";

/** `POST /v2/installer/logout`: ends a session. */
export const logout: PublicHandler<"logout"> = async (app, { body }, call) => {
  await app.database.transaction((tx) => logOut(app, tx, call, body.refresh_token));
  return { status: 204, headers: { "clear-site-data": '"cache"' } };
};

/** `GET /v2/installer/sessions`: the caller's open sessions. */
export const listSessions: Handler<"listSessions"> = async ({ database, clock }, _input, { caller }) =>
  ok(wholeList(await database.read((db) => readOpenSessions(db, caller, clock.now()))));

/** `DELETE /v2/installer/sessions`: ends all sessions of the caller, or all others. */
export const endSessions: Handler<"endSessions"> = async (app, { query }, call) => {
  await app.database.transaction((tx) => endOpenSessions(app, tx, call, { keepOwn: query.others === 1 }));
  return { status: 204 };
};

/** `DELETE /v2/installer/sessions/{uuid}`: ends one session of the caller. */
export const endSession: Handler<"endSession"> = async (app, { path }, call) => {
  await app.database.transaction((tx) => endOpenSession(app, tx, call, path.uuid));
  return { status: 204 };
};
