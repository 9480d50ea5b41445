import { ok, type Handler } from "../../http/contract/handler.ts";
import { pageOf } from "../../kernel/paging.ts";
import { createProject as create } from "./commands/create-project.ts";
import { deleteProject as remove } from "./commands/delete-project.ts";
import { listProjects as list, readProject } from "./queries/read-projects.ts";
import { submitSurvey } from "./commands/submit-survey.ts";

/** `GET /v1/project`: a page of the company's projects. */
export const listProjects: Handler<"listProjects"> = async ({ database, clock }, { query }, { caller, language }) =>
  ok(await database.read((db) => list(db, { caller, language, now: clock.now() }, pageOf(query, 20), query)));

/** `POST /v1/project`: creates a project. */
export const createProject: Handler<"createProject"> = async (app, { body }, { caller, once }) =>
  once(async (tx) => {
    const uuid = await create(app, tx, caller, body);
    return { status: 201, body: { uuid }, headers: { location: `/api/v1/project/${uuid}` } };
  });

/** `GET /v1/project/{uuid}`: one project with its survey. */
export const getProject: Handler<"getProject"> = async ({ database, clock }, { path }, { caller, language }) =>
  ok(await database.read((db) => readProject(db, { caller, language, now: clock.now() }, path.uuid.toLowerCase())));

/** `DELETE /v1/project/{uuid}`: deletes an empty project in progress. */
export const deleteProject: Handler<"deleteProject"> = async (app, { path }, { caller }) => {
  await app.database.transaction((tx) => remove(app, tx, caller, path.uuid.toLowerCase()));
  return { status: 204 };
};

/** `POST /v1/project/{uuid}/survey`: the closing survey, once. */
export const submitProjectSurvey: Handler<"submitProjectSurvey"> = async (
  app,
  { path, body },
  { caller, language, once },
) =>
  once(async (tx) => {
    const name = path.uuid.toLowerCase();
    await submitSurvey(app, tx, caller, name, body.response);
    const { status, survey } = await readProject(tx, { caller, language, now: app.clock.now() }, name);
    return { status: 201, body: { status, survey } };
  });
