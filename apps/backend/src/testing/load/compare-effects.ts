import { count, eq, gte, inArray, like } from "drizzle-orm";

import { orders, project, scan } from "../../db/schema/index.ts";
import type { TestBackend } from "../backend.ts";
import { PROJECT } from "./client-actions.ts";
import type { Effects, Kind } from "./callers.ts";
import { SERIAL } from "./serials.ts";

/** How many objects of one kind were confirmed, and how many more or fewer were made than the answers allow. */
export interface EffectCount {
  readonly kind: Kind;
  readonly confirmed: number;
  readonly wrong: number;
}

/** Compares the objects that exist with the answers: each confirmed key has one, a key without a final answer at most one. */
const compare = (
  kind: Kind,
  { confirmed, unknown }: Effects,
  { found, all }: { found: number; all: number },
): EffectCount => {
  const uuids = new Set([...confirmed.values()].flatMap((made) => [...made]));
  const doubled = [...confirmed.values()].filter(({ size }) => size !== 1).length;
  const lost = uuids.size - found;
  const tooMany = Math.max(0, all - confirmed.size - unknown);
  return { kind, confirmed: confirmed.size, wrong: doubled + lost + tooMany };
};

/** What the load has made, against what is stored. */
export const compareEffects = async (
  { database: { db } }: TestBackend,
  effects: Readonly<Record<Kind, Effects>>,
  began: Date,
) => {
  const uuidsOf = (kind: Kind) => [...effects[kind].confirmed.values()].flatMap((made) => [...made]);
  const BATCH_SIZE = 10_000;
  const foundOf = async (table: typeof orders | typeof project | typeof scan, kind: Kind): Promise<number> => {
    const uuids = uuidsOf(kind);
    let found = 0;
    for (let from = 0; from < uuids.length; from += BATCH_SIZE) {
      const part = uuids.slice(from, from + BATCH_SIZE);
      const [row] = await db.select({ found: count() }).from(table).where(inArray(table.uuid, part));
      found += row?.found ?? 0;
    }
    return found;
  };
  const [ordered] = await db.select({ all: count() }).from(orders).where(gte(orders.createdAt, began));
  const [projects] = await db.select({ all: count() }).from(project).where(eq(project.name, PROJECT));
  const [scans] = await db
    .select({ all: count() })
    .from(scan)
    .where(like(scan.serial, `${SERIAL}%`));
  return [
    compare("order", effects.order, { found: await foundOf(orders, "order"), all: ordered?.all ?? 0 }),
    compare("project", effects.project, { found: await foundOf(project, "project"), all: projects?.all ?? 0 }),
    compare("scan", effects.scan, { found: await foundOf(scan, "scan"), all: scans?.all ?? 0 }),
  ];
};
