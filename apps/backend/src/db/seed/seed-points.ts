import type { Region } from "@lucarne/api-client/regions";

import { grant, post, reserve } from "../../ledger/ledger.ts";
import { after } from "../../session/rules.ts";
import type { Tx } from "../client.ts";
import type { Seeded } from "./seed-company.ts";
import type { ClosedProject } from "./seed-projects.ts";
import type { SeedCompany } from "./seed-types.ts";
import { seedUuid } from "./seed-uuid.ts";

const DAY = 24 * 60 * 60 * 1000;
const WELCOME = 20;
const PROFILE = 10;

/** The end of this year in the country's time zone. */
const yearEnd = (now: Date, timeZone: string): Date => {
  const year = Number(new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(now));
  const utc = new Date(Date.UTC(year + 1, 0, 1) - 1000);
  // The zone's distance from UTC on that day, read off its own clock.
  const shown = new Date(`${utc.toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
  return new Date(utc.getTime() - (shown.getTime() - utc.getTime()));
};

interface Plan {
  readonly seed: SeedCompany;
  readonly company: Seeded;
  readonly region: Region;
  readonly closed: readonly ClosedProject[];
  readonly now: Date;
}

/**
 * Moves points through the ledger until the company can spend what its plan says: early points are spent, those that
 * expire this year and those of the newest projects remain, and an order may hold some back.
 */
export const seedPoints = async (tx: Tx, { seed, company, region, closed, now }: Plan): Promise<void> => {
  const { points, expiring = 0, reserved = 0 } = seed;
  const base = { companyId: company.id, actor: "system" };
  const give = (amount: number, reason: "welcome_points" | "profile_completion" | "survey", at: Date) =>
    grant(tx, { ...base, amount, reason, ref: { type: "company", id: company.uuid }, now: at });
  const joined = after(now, -725 * DAY);
  await give(WELCOME, "welcome_points", joined);
  await give(PROFILE, "profile_completion", after(joined, DAY));

  // The older half of the projects was spent on an order, the newer half is what remains.
  const giveProject = ({ uuid, closedAt, points: amount }: ClosedProject) =>
    grant(tx, { ...base, amount, reason: "project_survey", ref: { type: "project", id: uuid }, now: closedAt });
  const newer = closed.slice(Math.floor(closed.length / 2));
  const older = closed.slice(0, closed.length - newer.length);
  for (const project of older) await giveProject(project);
  const spent = WELCOME + PROFILE + older.reduce((sum, project) => sum + project.points, 0);
  const spentAt = newer[0]?.closedAt ?? after(now, -30 * DAY);
  const order = { type: "order" as const, id: seedUuid(`order ${seed.key} old`) };
  const pendingId = await reserve(tx, { ...base, amount: spent, ref: order, to: "redemption", now: spentAt });
  await post(tx, { ...base, pendingId, now: after(spentAt, DAY) });

  for (const project of newer) await giveProject(project);
  const missing = points - expiring - newer.reduce((sum, project) => sum + project.points, 0);
  if (missing < 0) throw new Error(`The projects of ${seed.key} give ${-missing} points too many.`);
  if (missing > 0) {
    const ref = { type: "company" as const, id: company.uuid };
    await grant(tx, { ...base, amount: missing, reason: "trainings", ref, now: after(now, -16 * DAY) });
  }
  if (expiring + reserved > 0) {
    await grant(tx, {
      ...base,
      amount: expiring + reserved,
      reason: "online_training",
      ref: { type: "company", id: company.uuid },
      now: after(now, -20 * DAY),
      expiresAt: yearEnd(now, region.timeZone),
    });
  }
  if (reserved > 0) {
    const ref = { type: "order" as const, id: seedUuid(`order ${seed.key} waiting`) };
    await reserve(tx, { ...base, amount: reserved, ref, to: "redemption", now: after(now, -4 * DAY) });
  }
};
