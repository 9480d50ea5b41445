import { addDays, dayIn, endOfDay } from "@lucarne/api-client/day";
import { DAY, HOUR } from "@lucarne/api-client/durations";
import type { Region } from "@lucarne/api-client/regions";
import { CLOSED, IN_PROGRESS, IN_REVIEW, LOST } from "@lucarne/api-client/project-states";
import { ACCEPTED, UNDECIDED } from "@lucarne/api-client/scan-flags";

import type { ProjectStatus } from "../../../areas/projects/rules/project-status.ts";
import { projectNumber } from "../../../areas/projects/commands/create-project.ts";
import { after } from "../../../kernel/time/time.ts";
import type { Tx } from "../../../db/client.ts";
import { project, projectSurvey } from "../../../db/schema/index.ts";
import { chooseGroups, pointsOfGroups, seedScans, type SerialBook, surveyRow } from "./seed-scans.ts";
import type { SeedCompany, Seeded, SeedPlace } from "../seed-types.ts";
import { seedUuid } from "../seed-uuid.ts";

/** Days until a project closes. */
const OPEN_DAYS = 30;
/** Days between one closed project and the next; all are younger than the life of points. */
const STEP = 5;
/** Default points of a project. */
const USUAL_BUDGET = 45;

/** A closed project and the points that the ledger gives for it. */
export interface ClosedProject extends Seeded {
  readonly closedAt: Date;
  readonly points: number;
}

interface Plan {
  readonly key: string;
  readonly place: SeedPlace;
  readonly createdAt: Date;
  readonly status: ProjectStatus;
  /** Points of its products; 0 for an empty one. */
  readonly budget: number;
}

/** Addresses of finished projects: those of the open ones with other house numbers. */
const placeOf = (seed: SeedCompany, index: number): SeedPlace => {
  const place = seed.openProjects[index % seed.openProjects.length] ?? seed.place;
  return { ...place, street: place.street.replace(/\d+(\S*)$/, String(1 + ((index * 7) % 120))) };
};

/** The newer half of the closed projects earns the balance, the older half was spent. */
const budgetOf = (seed: SeedCompany, index: number): number => {
  const older = Math.floor(seed.closedProjects / 2);
  if (index < older) return 60;
  return Math.floor((seed.points - (seed.expiring ?? 0)) / (seed.closedProjects - older));
};

const plansOf = (seed: SeedCompany, now: Date): Plan[] => {
  const finished = (count: number, status: typeof CLOSED | typeof LOST, from: number): Plan[] =>
    Array.from({ length: count }, (_, index) => ({
      key: `${seed.key} ${status} ${index}`,
      place: placeOf(seed, index + status),
      createdAt: after(now, -(from + (count - index) * STEP) * DAY),
      status,
      budget: status === CLOSED ? budgetOf(seed, index) : USUAL_BUDGET,
    }));
  const open = seed.openProjects.map(({ daysAgo, status = IN_PROGRESS, ...place }, index): Plan => ({
    key: `${seed.key} open ${index}`,
    place,
    createdAt: after(now, -daysAgo * DAY - index * HOUR),
    status,
    budget: index === 1 ? 0 : USUAL_BUDGET + index * 5,
  }));
  return [...finished(seed.closedProjects, CLOSED, 31), ...finished(seed.lostProjects, LOST, 60), ...open].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
};

const closedAtOf = ({ status, createdAt }: Plan): Date | null => {
  if (status === CLOSED) return after(createdAt, 9 * DAY);
  return status === LOST ? after(createdAt, OPEN_DAYS * DAY) : null;
};

interface Whose {
  readonly seed: SeedCompany;
  readonly companyId: number;
  readonly people: readonly Seeded[];
  readonly region: Region;
  readonly serials: SerialBook;
  readonly now: Date;
}

interface Planned extends Plan {
  readonly author: Seeded;
  /** Groups of the scanned products. */
  readonly groups: readonly number[];
  readonly points: number;
}

const rowOf = (plan: Planned, companyId: number, timeZone: string) => {
  const { key, place, createdAt, status, author, points } = plan;
  const closedAt = closedAtOf(plan);
  return {
    uuid: seedUuid(`project ${key}`),
    companyId,
    createdBy: author.id,
    name: `${place.street}, ${place.city}`,
    streetName: place.street,
    city: place.city,
    postalCode: place.postalCode,
    status,
    closesAt: endOfDay(addDays(dayIn(createdAt, timeZone), OPEN_DAYS), timeZone),
    closedAt,
    reviewedAt: status === IN_REVIEW ? after(createdAt, 3 * DAY) : null,
    createdAt,
    awardedPoints: status === CLOSED ? points : null,
  };
};

/** Writes the projects of a company with their products and surveys, oldest first, so that numbers follow the dates. */
export const seedProjects = async (
  tx: Tx,
  { seed, companyId, people, region, serials, now }: Whose,
): Promise<ClosedProject[]> => {
  const plans = plansOf(seed, now).map((plan, index): Planned => {
    const author = people[index % Math.min(people.length, 5)];
    if (!author) throw new Error(`The company ${seed.key} has no user.`);
    const groups = chooseGroups(region, plan.budget);
    return { ...plan, author, groups, points: pointsOfGroups(region, groups) };
  });
  if (plans.length === 0) return [];
  const written = await tx
    .insert(project)
    .values(
      plans.map((plan) => ({
        ...rowOf(plan, companyId, region.timeZone),
        number: projectNumber(plan.createdAt, region.timeZone),
      })),
    )
    .returning({ id: project.id, uuid: project.uuid });
  const rows = plans.map((plan) => {
    const row = written.find(({ uuid }) => uuid === seedUuid(`project ${plan.key}`));
    if (!row) throw new Error("The project was not written.");
    return { plan, row };
  });
  await seedScans(
    tx,
    rows.map(({ plan: { author, groups, status, createdAt }, row }) => ({
      project: row,
      companyId,
      userId: author.id,
      region,
      groups,
      flag: status === CLOSED ? ACCEPTED : UNDECIDED,
      at: after(createdAt, 2 * HOUR),
      serials,
    })),
  );
  const surveys = rows
    .filter(({ plan: { status } }) => status === CLOSED || status === IN_REVIEW)
    .map(({ plan, row }) => surveyRow(row, { userId: plan.author.id, region, at: after(plan.createdAt, 3 * DAY) }));
  if (surveys.length > 0) await tx.insert(projectSurvey).values(surveys);
  return rows.flatMap(({ plan, row }) => {
    const closedAt = closedAtOf(plan);
    return plan.status === CLOSED && closedAt ? [{ ...row, closedAt, points: plan.points }] : [];
  });
};
