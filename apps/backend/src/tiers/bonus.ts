import { and, asc, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";

import type { Db } from "../db/client.ts";
import { productSerial, project, scan, tierBracket, tierDefinition } from "../db/schema/index.ts";
import { startOfYear, yearIn } from "./calendar.ts";
import { bonusAt, type Bracket } from "./tier-rules.ts";

/** A tier of a country with its brackets, lowest first. */
export interface Tier {
  readonly id: number;
  readonly category: string;
  readonly productGroups: readonly string[];
  readonly brackets: readonly Bracket[];
}

/** The tiers of a country. */
export const tiersOf = async (db: Db, regionId: number): Promise<Tier[]> => {
  const definitions = await db
    .select()
    .from(tierDefinition)
    .where(eq(tierDefinition.regionId, regionId))
    .orderBy(asc(tierDefinition.id));
  if (definitions.length === 0) return [];
  const ids = definitions.map(({ id }) => id);
  const brackets = await db
    .select()
    .from(tierBracket)
    .where(inArray(tierBracket.definitionId, ids))
    .orderBy(asc(tierBracket.level));
  return definitions.map(({ id, tierCategory, productGroups }) => ({
    id,
    category: tierCategory,
    productGroups,
    brackets: brackets
      .filter(({ definitionId }) => definitionId === id)
      .map(({ level, fromScans, toScans, points }) => ({ level, from: fromScans, to: toScans, points })),
  }));
};

interface Whose {
  readonly companyId: number;
  readonly timezone: string;
  readonly now: Date;
}

/** Scans of this year by product group; removed and rejected ones do not count. */
export const scansThisYear = async (
  db: Db,
  { companyId, timezone, now }: Whose,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ group: productSerial.productGroup, count: sql<number>`count(*)`.mapWith(Number) })
    .from(scan)
    .innerJoin(project, eq(project.id, scan.projectId))
    .innerJoin(productSerial, eq(productSerial.serial, scan.serial))
    .where(
      and(
        eq(project.companyId, companyId),
        isNull(scan.removedAt),
        ne(scan.flag, 3),
        gte(scan.createdAt, startOfYear(yearIn(now, timezone), timezone)),
      ),
    )
    .groupBy(productSerial.productGroup);
  return new Map(rows.map(({ group, count }) => [group, count]));
};

/** How many of this year's scans count for a tier. */
export const progressOf = (tier: Tier, scans: ReadonlyMap<string, number>): number =>
  tier.productGroups.reduce((sum, group) => sum + (scans.get(group) ?? 0), 0);

/** Extra points for one scan of each product group at this moment; groups without a tier have none. */
export const currentBonuses = async (db: Db, regionId: number, whose: Whose): Promise<ReadonlyMap<string, number>> => {
  const tiers = await tiersOf(db, regionId);
  if (tiers.length === 0) return new Map();
  const scans = await scansThisYear(db, whose);
  return new Map(
    tiers.flatMap((tier) => {
      const bonus = bonusAt(tier.brackets, progressOf(tier, scans));
      return tier.productGroups.map((group): [string, number] => [group, bonus]);
    }),
  );
};
