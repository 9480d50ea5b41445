import { ok, type Handler } from "../http/handler.ts";
import { Problem } from "../http/problems.ts";
import { pointsSummary } from "./points-summary.ts";

/** `GET /v1/company/points/{companyUuid}`: the figures of the caller's own company. */
export const getCompanyPoints: Handler<"getCompanyPoints"> = async ({ database, clock }, { path }, { caller }) => {
  if (path.companyUuid.toLowerCase() !== caller.companyUuid) throw new Problem("not_found");
  return ok(await pointsSummary(database.db, { ...caller, now: clock.now() }));
};
