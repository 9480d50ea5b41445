import { REJECTED } from "@lucarne/api-client/scan-flags";
import { and, asc, eq, gte, isNull, ne, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { scan, tierBracket, tierDefinition } from "../../../db/schema/index.ts";
import { startOfYear, yearIn } from "../../../kernel/time/calendar.ts";
import { bonusAt, type Bracket } from "../rules/tier-rules.ts";

/** A tier of a country with its brackets, lowest first. */
export interface Tier {
  readonly id: number;
  readonly category: string;
  readonly productGroups: readonly string[];
  readonly brackets: readonly Bracket[];
}

/** The tiers of a country. */
export const tiersOf = async (db: Db, regionId: number): Promise<Tier[]> => {
  const rows = await db
    .select({ tier: tierDefinition, bracket: tierBracket })
    .from(tierDefinition)
    .leftJoin(tierBracket, eq(tierBracket.definitionId, tierDefinition.id))
    .where(eq(tierDefinition.regionId, regionId))
    .orderBy(asc(tierDefinition.id), asc(tierBracket.level));
  const tiers = new Map<number, Tier & { brackets: Bracket[] }>();
  for (const { tier, bracket } of rows) {
    const { id, tierCategory: category, productGroups } = tier;
    const known = tiers.get(id) ?? { id, category, productGroups, brackets: [] };
    if (bracket)
      known.brackets.push({
        level: bracket.level,
        from: bracket.fromScans,
        to: bracket.toScans,
        points: bracket.points,
      });
    tiers.set(id, known);
  }
  return [...tiers.values()];
};

interface Whose {
  readonly companyId: number;
  readonly timezone: string;
  readonly now: Date;
}

/** Scans of a product group. */
interface GroupScans {
  readonly count: number;
  /** Those of windows. */
  readonly windows: number;
}

/** Scans of this year by product group, without removed and rejected ones. */
export const scansThisYear = async (
  db: Db,
  { companyId, timezone, now }: Whose,
): Promise<ReadonlyMap<string, GroupScans>> => {
  const rows = await db
    .select({
      group: scan.productGroup,
      count: sql<number>`count(*)`.mapWith(Number),
      windows: sql<number>`count(*) filter (where ${scan.isWindow})`.mapWith(Number),
    })
    .from(scan)
    .where(
      and(
        eq(scan.companyId, companyId),
        isNull(scan.removedAt),
        ne(scan.flag, REJECTED),
        gte(scan.createdAt, startOfYear(yearIn(now, timezone), timezone)),
      ),
    )
    .groupBy(scan.productGroup);
  return new Map(rows.map(({ group, ...scans }) => [group, scans]));
};

/** Number of this year's scans that count for a tier. */
export const progressOf = (tier: Tier, scans: ReadonlyMap<string, GroupScans>): number =>
  tier.productGroups.reduce((sum, group) => sum + (scans.get(group)?.count ?? 0), 0);

/** Extra points for one scan of each product group by the scans of this year; groups without a tier have none. */
export const bonusesBy = (
  tiers: readonly Tier[],
  scans: ReadonlyMap<string, GroupScans>,
): ReadonlyMap<string, number> =>
  new Map(
    tiers.flatMap((tier) => {
      const bonus = bonusAt(tier.brackets, progressOf(tier, scans));
      return tier.productGroups.map((group): [string, number] => [group, bonus]);
    }),
  );

/** Current extra points for one scan of each product group. */
export const currentBonuses = async (db: Db, regionId: number, whose: Whose): Promise<ReadonlyMap<string, number>> =>
  bonusesBy(...(await Promise.all([tiersOf(db, regionId), scansThisYear(db, whose)])));
