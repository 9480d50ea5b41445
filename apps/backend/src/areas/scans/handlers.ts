import { ok, type Handler } from "../../http/contract/handler.ts";
import { wholeList } from "../../kernel/paging.ts";
import { projectName } from "../projects/commands/lock-project.ts";
import { listScans, readScan } from "./queries/read-scans.ts";
import { createScan as create, deleteScan as remove } from "./commands/scans.ts";

/** `GET /v1/product`: the scanned products of a project. */
export const listProjectProducts: Handler<"listProjectProducts"> = async (
  { database },
  { query },
  { caller, language },
) => ok(wholeList(await database.read((db) => listScans(db, { caller, language }, projectName(query.projects_id)))));

/** `POST /v2/scans`: adds a product to a project in progress. */
export const createScan: Handler<"createScan"> = async (app, { body }, { caller, language, once }) =>
  once(async (tx) => {
    const uuid = await create(app, tx, caller, projectName(String(body.projects_id)), body.code);
    return { status: 201, body: await readScan(tx, { caller, language }, uuid) };
  });

/** `DELETE /v2/scans/{uuid}`: removes a product from a project in progress. */
export const deleteScan: Handler<"deleteScan"> = async (app, { path }, { caller }) => {
  await app.database.transaction((tx) => remove(app, tx, caller, path.uuid.toLowerCase()));
  return { status: 204 };
};
