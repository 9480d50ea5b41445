import { regionById } from "@lucarne/api-client/regions";

import { ok, type Handler } from "../../http/contract/handler.ts";
import { wholeList } from "../../kernel/paging.ts";
import { Problem } from "../../kernel/problem.ts";
import { progressOf, scansThisYear, tiersOf } from "./queries/bonus.ts";
import { startOfYear, yearIn } from "../../kernel/time/calendar.ts";
import { bracketAt, nextBracketPoints } from "./rules/tier-rules.ts";

/** `GET /v2/tiers`: the tiers of a country; they reset with its calendar year. */
export const listTiers: Handler<"listTiers"> = async ({ database, clock }, { query }, { caller }) => {
  const region = regionById(query.region_id ?? caller.regionId);
  if (!region) throw new Problem("not_found");
  const reset = startOfYear(yearIn(clock.now(), region.timeZone) + 1, region.timeZone);
  const tiers = await database.read((db) => tiersOf(db, region.id));
  return ok(
    wholeList(
      tiers.map(({ id, category, brackets }) => ({
        id,
        tier_category: category,
        reset_at: reset.toISOString(),
        brackets: [...brackets],
      })),
    ),
  );
};

/** `GET /v2/tiers/history`: this year's progress of the caller's company in its country's tiers. */
export const listTierHistory: Handler<"listTierHistory"> = async ({ database, clock }, { query }, { caller }) => {
  if ((query.installer_company_id ?? caller.companyId) !== caller.companyId) throw new Problem("not_found");
  const whose = { ...caller, now: clock.now() };
  const [tiers, scans] = await database.read((db) =>
    Promise.all([tiersOf(db, caller.regionId), scansThisYear(db, whose)]),
  );
  return ok(
    wholeList(
      tiers.flatMap((tier) => {
        const progress = progressOf(tier, scans);
        const bracket = bracketAt(tier.brackets, progress);
        if (!bracket) return [];
        return [
          {
            tier_definition: { id: tier.id, tier_category: tier.category },
            tier_bracket: bracket,
            progress,
            next_bracket_points: nextBracketPoints(tier.brackets, progress),
          },
        ];
      }),
    ),
  );
};
