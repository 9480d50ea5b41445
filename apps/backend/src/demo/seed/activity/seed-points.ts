import { DAY } from "@lucarne/api-client/durations";
import { PROFILE_POINTS } from "../../../areas/account/commands/reward-profile.ts";
import { WELCOME_POINTS } from "../../../db/schema/index.ts";
import { grant } from "../../../ledger/ledger.ts";
import { notify } from "../../../areas/notifications/commands/notify.ts";
import { after } from "../../../kernel/time/time.ts";
import { startOfYear, yearIn } from "../../../kernel/time/calendar.ts";
import type { Tx } from "../../../db/client.ts";
import type { Seeded } from "../seed-types.ts";
import { giveExpired, giveExtras } from "./seed-extras.ts";
import { type OrderPlan, seedOrders, spendLongAgo } from "./seed-orders.ts";
import type { ClosedProject } from "./seed-projects.ts";

/** The end of this year in the country's time zone. */
const yearEnd = (now: Date, timeZone: string): Date => startOfYear(yearIn(now, timeZone) + 1, timeZone);

/** A new company's only points: the welcome points, with their notification. */
export const seedWelcome = async (
  tx: Tx,
  { company, people, joined }: { company: Seeded; people: readonly Seeded[]; joined: Date },
): Promise<void> => {
  const ref = { type: "company" as const, id: company.uuid };
  const welcome = { companyId: company.id, amount: WELCOME_POINTS, reason: "welcome_points" as const, ref };
  await grant(tx, { ...welcome, actor: "system", now: joined });
  const [owner] = people;
  if (owner)
    await notify(tx, { userId: owner.id, type: "info", event: "welcome", params: { points: WELCOME_POINTS } }, joined);
};

interface Plan extends Omit<OrderPlan, "expiresAt"> {
  readonly closed: readonly ClosedProject[];
}

/**
 * Moves points through the ledger until the balance matches the plan: old points are spent; those that expire this year
 * and those of the newest projects remain. Orders and top-ups have their own points.
 */
export const seedPoints = async (tx: Tx, plan: Plan): Promise<void> => {
  const { seed, company, region, closed, now } = plan;
  const { points, expiring = 0 } = seed;
  const expiresAt = yearEnd(now, region.timeZone);
  const base = { companyId: company.id, actor: "system" };
  const give = (amount: number, reason: "welcome_points" | "profile_completion" | "survey", at: Date) =>
    grant(tx, { ...base, amount, reason, ref: { type: "company", id: company.uuid }, now: at });
  const joined = after(now, -725 * DAY);
  await give(WELCOME_POINTS, "welcome_points", joined);
  await give(PROFILE_POINTS, "profile_completion", after(joined, DAY));

  // The points of the older half of the projects were spent; those of the newer half remain.
  const giveProject = ({ uuid, closedAt, points: amount }: ClosedProject) =>
    grant(tx, { ...base, amount, reason: "project_survey", ref: { type: "project", id: uuid }, now: closedAt });
  const newer = closed.slice(Math.floor(closed.length / 2));
  const older = closed.slice(0, closed.length - newer.length);
  await Promise.all(older.map(giveProject));
  const early = WELCOME_POINTS + PROFILE_POINTS + older.reduce((sum, project) => sum + project.points, 0);
  const spent = early >= region.orderMinimum ? early : 0;
  const spentAt = newer[0]?.closedAt ?? after(now, -30 * DAY);
  if (spent > 0) await spendLongAgo(tx, { ...plan, expiresAt }, spent, spentAt);

  await Promise.all(newer.map(giveProject));
  const missing = points - expiring - (early - spent) - newer.reduce((sum, project) => sum + project.points, 0);
  if (missing < 0) throw new Error(`The projects of ${seed.key} give ${-missing} points too many.`);
  await giveExtras(tx, plan, missing);
  if (expiring > 0) {
    const ref = { type: "company" as const, id: company.uuid };
    await grant(tx, {
      ...base,
      amount: expiring,
      reason: "online_training",
      ref,
      now: after(now, -20 * DAY),
      expiresAt,
    });
  }
  await seedOrders(tx, { ...plan, expiresAt });
  if (expiring > 0) await giveExpired(tx, plan);
};
