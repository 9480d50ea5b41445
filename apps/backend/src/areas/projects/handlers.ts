import { ok, type Handler } from "../../http/handler.ts";
import { pageOf } from "../../kernel/paging.ts";
import { createProject as create } from "./commands/create-project.ts";
import { deleteProject as remove } from "./commands/delete-project.ts";
import { listProjects as list, readProject } from "./queries/read-projects.ts";
import { submitSurvey } from "./commands/submit-survey.ts";

/** `GET /v1/project`: a page of the company's projects. */
export const listProjects: Handler<"listProjects"> = async ({ database, clock }, { query }, { caller, language }) =>
  ok(await list(database.db, pageOf(query, 20), query, { caller, language, now: clock.now() }));

/** `POST /v1/project`: creates a project. */
export const createProject: Handler<"createProject"> = async (app, { body }, { caller, once }) =>
  once(async (tx) => {
    const uuid = await create(app, tx, body, caller);
    return { status: 201, body: { uuid }, headers: { location: `/api/v1/project/${uuid}` } };
  });

/** `GET /v1/project/{uuid}`: one project with its survey. */
export const getProject: Handler<"getProject"> = async ({ database, clock }, { path }, { caller, language }) =>
  ok(await readProject(database.db, path.uuid.toLowerCase(), { caller, language, now: clock.now() }));

/** `DELETE /v1/project/{uuid}`: deletes an empty project in progress. */
export const deleteProject: Handler<"deleteProject"> = async (app, { path }, { caller }) => {
  await app.database.transaction((tx) => remove(app, tx, path.uuid.toLowerCase(), caller));
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
    await submitSurvey(app, tx, name, body.response, caller);
    const { status, survey } = await readProject(tx, name, { caller, language, now: app.clock.now() });
    return { status: 201, body: { status, survey } };
  });
