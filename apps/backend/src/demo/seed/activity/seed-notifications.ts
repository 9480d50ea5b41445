import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { notification, WELCOME_POINTS } from "../../../db/schema/index.ts";
import type { Tx } from "../../../db/client.ts";
import { after } from "../../../kernel/time/time.ts";
import type { SeedCompany, Seeded } from "../seed-types.ts";
import { seedUuid } from "../seed-uuid.ts";

type Notice = Omit<typeof notification.$inferInsert, "uuid" | "userId" | "createdAt"> & { readonly ago: number };

const noticesOf = (seed: SeedCompany, now: Date): Notice[] => [
  ...(seed.expiring
    ? [
        {
          type: "important" as const,
          event: "points_expiring",
          params: { points: seed.expiring, date: `${now.getUTCFullYear()}-12-31` },
          ago: 12 * MINUTE,
        },
      ]
    : []),
  { type: "info", event: "order_approved", params: { number: "4079-118" }, ago: 180 * MINUTE },
  { type: "info", event: "project_closed", params: { number: "RW-2026-0011", points: 60 }, mark: "read", ago: DAY },
  {
    type: "warning",
    event: "project_ending",
    params: { number: "RW-2026-0012", date: after(now, DAY).toISOString().slice(0, 10) },
    mark: "read",
    ago: DAY + 90 * MINUTE,
  },
  {
    type: "important",
    event: "order_rejected",
    params: { number: "4079-087", points: 95 },
    mark: "read",
    ago: 33 * DAY,
  },
  { type: "info", event: "welcome", params: { points: WELCOME_POINTS }, mark: "read", ago: 725 * DAY },
];

/** Gives the owner and the first installer a few notifications each, the newest unread. */
export const seedNotifications = async (
  tx: Tx,
  { seed, people, now }: { seed: SeedCompany; people: readonly Seeded[]; now: Date },
): Promise<void> => {
  const rows = people.slice(0, 2).flatMap((person) =>
    noticesOf(seed, now).map(({ ago, ...notice }, index) => ({
      ...notice,
      uuid: seedUuid(`notification ${person.uuid} ${index}`),
      userId: person.id,
      createdAt: after(now, -ago),
    })),
  );
  await tx.insert(notification).values(rows);
};
