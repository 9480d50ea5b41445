import { ok, type Handler } from "../../http/contract/handler.ts";
import { Problem } from "../../kernel/problem.ts";
import { takenNumber } from "./queries/taken-number.ts";
import { pointsSummary } from "./queries/points-summary.ts";
import { updateCompany as change } from "./commands/update-company.ts";

/** `GET /v1/company/points/{companyUuid}`: the figures of the caller's own company. */
export const getCompanyPoints: Handler<"getCompanyPoints"> = async ({ database, clock }, { path }, { caller }) => {
  if (path.companyUuid.toLowerCase() !== caller.companyUuid) throw new Problem("not_found");
  return ok(await database.read((db) => pointsSummary(db, { ...caller, now: clock.now() })));
};

/** `PATCH /v1/company/{id}`: the caller's own company, by an owner or an installer (PROF-8). */
export const updateCompany: Handler<"updateCompany"> = async (app, { path, body }, { caller }) => {
  try {
    return ok(await app.database.transaction((tx) => change(app, tx, caller, path.id, body)));
  } catch (error) {
    throw takenNumber(error, "registration_number");
  }
};
