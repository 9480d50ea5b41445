import { ok, type Handler } from "../../http/handler.ts";
import { wholeList } from "../../kernel/paging.ts";
import { projectName } from "../projects/commands/lock-project.ts";
import { listScans, readScan } from "./queries/read-scans.ts";
import { createScan as create, deleteScan as remove } from "./commands/scans.ts";

/** `GET /v1/product`: the scanned products of a project. */
export const listProjectProducts: Handler<"listProjectProducts"> = async ({ database }, { query }, { caller }) =>
  ok(wholeList(await listScans(database.db, projectName(query.projects_id), caller)));

/** `POST /v2/scans`: adds a product to a project in progress. */
export const createScan: Handler<"createScan"> = async (app, { body }, { caller, once }) =>
  once(async (tx) => {
    const uuid = await create(app, tx, projectName(String(body.projects_id)), body.code, caller);
    return { status: 201, body: await readScan(tx, uuid, caller) };
  });

/** `DELETE /v2/scans/{uuid}`: removes a product from a project in progress. */
export const deleteScan: Handler<"deleteScan"> = async (app, { path }, { caller }) => {
  await app.database.transaction((tx) => remove(app, tx, path.uuid.toLowerCase(), caller));
  return { status: 204 };
};
