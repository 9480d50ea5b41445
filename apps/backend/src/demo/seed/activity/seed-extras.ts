import { DAY } from "@lucarne/api-client/durations";
import { expireLots, grant } from "../../../ledger/ledger.ts";
import type { GrantReason } from "../../../ledger/reasons.ts";
import { after } from "../../../kernel/time/time.ts";
import type { Tx } from "../../../db/client.ts";
import type { Seeded } from "../seed-types.ts";

interface Whose {
  readonly company: Seeded;
  readonly now: Date;
}

/** Further ways to earn points, used in this order as far as the plan has points for them. */
const EXTRAS: readonly (readonly [reason: GrantReason, points: number, daysAgo: number])[] = [
  ["satisfaction", 25, 38],
  ["installer_promotion_1", 40, 96],
  ["response_time", 15, 52],
  ["installer_promotion_2", 40, 171],
  ["installer_promotion_3", 40, 262],
];

/** Grants exactly this many points for several reasons; the rest is a training. */
export const giveExtras = async (tx: Tx, { company, now }: Whose, points: number): Promise<void> => {
  const ref = { type: "company" as const, id: company.uuid };
  const give = (reason: GrantReason, amount: number, daysAgo: number) =>
    grant(tx, { companyId: company.id, amount, reason, ref, actor: "system", now: after(now, -daysAgo * DAY) });
  let rest = points;
  for (const [reason, amount, daysAgo] of EXTRAS) {
    if (amount >= rest) continue;
    await give(reason, amount, daysAgo);
    rest -= amount;
  }
  if (rest > 0) await give("trainings", rest, 16);
};

const expiredAt = (now: Date): Date => after(now, -48 * DAY);

/** Grants points for {@link expireSeeded}; together they do not change the balance. */
export const giveExpired = async (tx: Tx, { company, now }: Whose): Promise<void> => {
  const expiresAt = expiredAt(now);
  const ref = { type: "company" as const, id: company.uuid };
  const gift = { companyId: company.id, amount: 35, reason: "installer_promotion_4" as const, ref, actor: "system" };
  await grant(tx, { ...gift, now: after(now, -640 * DAY), expiresAt });
};

/** Lets the points of {@link giveExpired} expire, for all companies. */
export const expireSeeded = async (tx: Tx, now: Date): Promise<void> => {
  while ((await expireLots(tx, expiredAt(now))) > 0);
};
