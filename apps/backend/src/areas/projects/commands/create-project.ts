import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { IN_PROGRESS } from "@lucarne/api-client/project-states";
import { addDays, dayIn, endOfDay } from "@lucarne/api-client/day";
import { eq, sql, type SQL } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { project, region } from "../../../db/schema/index.ts";
import { yearIn } from "../../../kernel/time/calendar.ts";
import { refused } from "../../../kernel/problem.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { newUuid } from "../../../kernel/uuid.ts";

/** The address of a new project, already validated by the contract. */
export interface NewProject {
  /** The whole address line; street and city when absent. */
  readonly name?: string | undefined;
  readonly streetName: string;
  readonly city: string;
  readonly postalCode: string;
}

/**
 * The project number shown to users, the year at the company (API-25) and a running number, taken by the statement that
 * writes the project.
 */
export const projectNumber = (createdAt: Date, timeZone: string): SQL =>
  sql`${`RW-${yearIn(createdAt, timeZone)}-`}::text || to_char(nextval('project_number'), 'FM9999999999990000')`;

/**
 * Creates a project; it stays open to the end of the last of the country's `project_days` (PROJ-11).
 *
 * @returns its uuid
 * @throws {Problem} `validation_failed` when the postal code has letters
 */
export const createProject = async (app: TxApp, tx: Tx, caller: Caller, place: NewProject): Promise<string> => {
  if (/\p{L}/u.test(place.postalCode)) throw refused({ postalCode: [{ fixed: FIXED_SENTENCES.lettersNotAllowed }] });
  const now = app.clock.now();
  const [own] = await tx.select({ days: region.projectDays }).from(region).where(eq(region.id, caller.regionId));
  const uuid = newUuid(now);
  await tx.insert(project).values({
    uuid,
    number: projectNumber(now, caller.timezone),
    companyId: caller.companyId,
    createdBy: caller.userId,
    ...place,
    name: place.name ?? Array.from(`${place.streetName}, ${place.city}`).slice(0, 120).join(""),
    status: IN_PROGRESS,
    closesAt: endOfDay(addDays(dayIn(now, caller.timezone), own?.days ?? 30), caller.timezone),
    createdAt: now,
  });
  return uuid;
};
