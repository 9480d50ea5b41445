import { sql } from "drizzle-orm";

import { after } from "../../session/rules.ts";
import type { Tx } from "../client.ts";
import { project } from "../schema/index.ts";
import type { Seeded } from "./seed-company.ts";
import type { SeedCompany, SeedPlace } from "./seed-types.ts";
import { seedUuid } from "./seed-uuid.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Days that a project is open. */
const OPEN_DAYS = 30;
/** Days between one closed project and the next; all lie within the time that points live. */
const STEP = 5;

/** A closed project, whose points the ledger gives. */
export interface ClosedProject extends Seeded {
  readonly closedAt: Date;
}

const nextNumber = async (tx: Tx, created: Date): Promise<string> => {
  const { rows } = await tx.execute<{ next: string | number }>(sql`select nextval('project_number') as next`);
  return `RW-${created.getUTCFullYear()}-${String(rows[0]?.next ?? 0).padStart(4, "0")}`;
};

interface Plan {
  readonly key: string;
  readonly place: SeedPlace;
  readonly createdAt: Date;
  readonly status: 1 | 2 | 3 | 4 | 5;
}

/** Places of finished projects: those of the open ones, with other house numbers. */
const placeOf = (seed: SeedCompany, index: number): SeedPlace => {
  const place = seed.openProjects[index % seed.openProjects.length] ?? seed.place;
  return { ...place, street: place.street.replace(/\d+(\S*)$/, String(1 + ((index * 7) % 120))) };
};

const plansOf = (seed: SeedCompany, now: Date): Plan[] => {
  const finished = (count: number, status: 2 | 3, from: number): Plan[] =>
    Array.from({ length: count }, (_, index) => ({
      key: `${seed.key} ${status} ${index}`,
      place: placeOf(seed, index + status),
      createdAt: after(now, -(from + (count - index) * STEP) * DAY),
      status,
    }));
  const open = seed.openProjects.map(({ daysAgo, status = 1, ...place }, index): Plan => ({
    key: `${seed.key} open ${index}`,
    place,
    createdAt: after(now, -daysAgo * DAY - index * 3_600_000),
    status,
  }));
  return [...finished(seed.closedProjects, 2, 31), ...finished(seed.lostProjects, 3, 60), ...open].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
};

/** Writes the projects of a company, oldest first, so that numbers follow the days. */
export const seedProjects = async (
  tx: Tx,
  { seed, companyId, people, now }: { seed: SeedCompany; companyId: number; people: readonly Seeded[]; now: Date },
): Promise<ClosedProject[]> => {
  const closed: ClosedProject[] = [];
  for (const [index, { key, place, createdAt, status }] of plansOf(seed, now).entries()) {
    const author = people[index % Math.min(people.length, 5)];
    if (!author) throw new Error(`The company ${seed.key} has nobody.`);
    const closesAt = after(createdAt, OPEN_DAYS * DAY);
    const closedAt = status === 2 ? after(createdAt, 9 * DAY) : status === 3 ? closesAt : null;
    const [row] = await tx
      .insert(project)
      .values({
        uuid: seedUuid(`project ${key}`),
        number: await nextNumber(tx, createdAt),
        companyId,
        createdBy: author.id,
        name: `${place.street}, ${place.city}`,
        streetName: place.street,
        city: place.city,
        postalCode: place.postalCode,
        status,
        closesAt,
        closedAt,
        reviewedAt: status === 5 ? after(createdAt, 3 * DAY) : null,
        createdAt,
      })
      .returning({ id: project.id, uuid: project.uuid });
    if (row && closedAt && status === 2) closed.push({ ...row, closedAt });
  }
  return closed;
};
