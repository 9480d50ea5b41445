import type { Region } from "@lucarne/api-client/regions";
import { type ACCEPTED, type UNDECIDED } from "@lucarne/api-client/scan-flags";

import type { Tx } from "../../../db/client.ts";
import { productSerial, type projectSurvey, scan } from "../../../db/schema/index.ts";
import { FIRST_SCANNED, GROUPS, pointsOf, serialRows } from "../shop/products.ts";
import type { Seeded } from "../seed-types.ts";
import { seedUuid } from "../seed-uuid.ts";

/** Answers of a usual closing survey. */
const ANSWERS = [
  { questionId: 11, answers: [71, 73] },
  { questionId: 12, answers: [79] },
  { questionId: 13, answers: ["2"] },
  { questionId: 14, answers: [85] },
  { questionId: 15, answers: [90, 92] },
  { questionId: 16, answers: [98] },
];
const POLISH_ANSWER = { questionId: 113, answers: ["yes"] };

/** The row of a project's closing survey. */
export const surveyRow = (
  project: Seeded,
  { userId, region, at }: { userId: number; region: Region; at: Date },
): typeof projectSurvey.$inferInsert => {
  const answers = [...ANSWERS, ...(region.slug === "pl" ? [POLISH_ANSWER] : [])];
  return {
    projectId: project.id,
    answers: answers.flatMap(({ questionId, answers: chosen }) =>
      chosen.map((answer) => ({
        uuid: seedUuid(`answer ${project.uuid} ${questionId} ${answer}`),
        questionId,
        answer,
      })),
    ),
    submittedBy: userId,
    createdAt: at,
  };
};

/**
 * Chooses the groups of products for about this many points: at least one product, and not more points unless a single
 * product exceeds them; none for no points.
 */
export const chooseGroups = (region: Region, budget: number): number[] => {
  if (budget === 0) return [];
  const chosen: number[] = [];
  let rest = budget;
  for (const [group] of GROUPS.entries()) {
    const points = pointsOf(region.slug, group);
    if (points <= rest && chosen.length < 4) {
      chosen.push(group);
      rest -= points;
    }
  }
  return chosen.length > 0 ? chosen : [GROUPS.length - 1];
};

/** Gives each seeded scan its own serial number. */
export class SerialBook {
  readonly #used = new Map<string, number>();
  readonly #first: number;

  constructor(first: number = FIRST_SCANNED) {
    this.#first = first;
  }

  next(regionId: number, group: number): number {
    const key = `${regionId} ${group}`;
    const running = this.#used.get(key) ?? this.#first;
    this.#used.set(key, running + 1);
    return running;
  }
}

/** Base points of one product of each group. */
export const pointsOfGroups = (region: Region, groups: readonly number[]): number =>
  groups.reduce((sum, group) => sum + pointsOf(region.slug, group), 0);

/** Products to scan into a project. */
export interface ScanPlan {
  readonly project: Seeded;
  readonly companyId: number;
  readonly userId: number;
  readonly region: Region;
  readonly groups: readonly number[];
  readonly flag: typeof ACCEPTED | typeof UNDECIDED;
  readonly at: Date;
  readonly serials: SerialBook;
}

/** Scans the products of several projects. */
export const seedScans = async (tx: Tx, plans: readonly ScanPlan[]): Promise<void> => {
  const picked = plans.flatMap((plan) =>
    plan.groups.flatMap((group, index) =>
      serialRows(plan.region.id, group, plan.serials.next(plan.region.id, group), 1).map((product) => ({
        ...plan,
        group,
        index,
        product,
      })),
    ),
  );
  if (picked.length === 0) return;
  await tx.insert(productSerial).values(picked.map(({ product }) => product));
  await tx.insert(scan).values(
    picked.map(({ project, companyId, userId, region, group, index, product, flag, at }) => ({
      uuid: seedUuid(`scan ${project.uuid} ${index}`),
      serial: product.serial,
      companyId,
      productGroup: product.productGroup,
      isWindow: product.isWindow,
      projectId: project.id,
      userId,
      basePoints: pointsOf(region.slug, group),
      flag,
      createdAt: at,
    })),
  );
};
