import { MINUTE } from "@lucarne/api-client/durations";
import { addDays, dayIn, endOfDay } from "@lucarne/api-client/day";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { startOfYear, yearIn } from "../kernel/time/calendar.ts";
import { withBackend } from "../testing/backend.ts";
import { openOperator, type TestOperator } from "../testing/operator.ts";

const MAREK = "marek@dachserwis.example";
const WARSAW = "Europe/Warsaw";
const PLACE = { name: "Szkolna 7, Nowy Targ", streetName: "Szkolna 7", city: "Nowy Targ", postalCode: "34-400" };
const SURVEY = JSON.stringify([{ id: 0, questionId: 11, answers: [71] }]);

const summaryShape = z.object({
  company_points: z.number(),
  points: z.object({ to_expire: z.number(), lost: z.number(), in_prog: z.number(), reserved: z.number() }),
  projects: z.object({ completed: z.number(), in_prog: z.number(), lost: z.number() }),
  scans: z.object({ current_year: z.number(), completed: z.number() }),
});
const standingShape = z.object({
  tier_definition: z.object({ id: z.number() }),
  tier_bracket: z.object({ level: z.number() }),
  progress: z.number(),
});
const entryShape = z.object({ event: z.string(), points: z.number(), variation: z.string(), created_at: z.string() });
const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: z.object({ total: z.number() }) });

const backend = withBackend();
let operator: TestOperator;
let token: string;
let company: { id: number; uuid: string };

/** A session is valid for an hour, so a long step needs another sign-in. */
const signIn = async () => {
  ({ token } = await backend().signIn(MAREK));
};
const portal = async (method: "GET" | "POST", path: string, body?: unknown) =>
  backend().call(method, path, { token, ...(body === undefined ? {} : { body }) });
const read = async <T extends z.ZodType>(shape: T, path: string) => shape.parse((await portal("GET", path)).body);
const summary = () => read(summaryShape, `/v1/company/points/${company.uuid}`);
const levels = async () =>
  (await read(listOf(standingShape), `/v2/tiers/history?installer_company_id=${company.id}`)).data.map(
    ({ progress, tier_bracket: { level } }) => ({ progress, level }),
  );
const resetDates = async () =>
  (await read(listOf(z.object({ reset_at: z.string() })), "/v2/tiers")).data.map(({ reset_at: at }) => at);

/** Moves the clock as the operator does, in whole seconds. */
const advance = async (milliseconds: number) => {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [`${Math.floor(seconds / 86_400)}d`, `${seconds % 86_400}s`].filter((by) => !by.startsWith("0"));
  for (const by of parts) expect((await operator.call("POST", "/clock/advance", { by })).status).toBe(200);
  await signIn();
};

beforeAll(async () => {
  operator = await openOperator(backend());
  await signIn();
  company = await read(
    z.object({ company: z.object({ id: z.number(), uuid: z.string() }) }),
    "/v1/company/user/self",
  ).then((user) => user.company);
});
afterAll(() => operator.close());

/** A project with two scanned products. */
const scannedProject = async (): Promise<string> => {
  const { uuid } = z.object({ uuid: z.string() }).parse((await portal("POST", "/v1/project", PLACE)).body);
  expect((await operator.call("POST", "/scans", { project: uuid, count: 2 })).status).toBe(201);
  return uuid;
};

describe("the turn of the country's year", () => {
  it("expires the year's points, and scans and tiers start at zero (TIER-6, SCAN-6)", async () => {
    // In the first days of a year the company has scanned nothing yet.
    await scannedProject();
    const now = backend().clock.now();
    const newYear = startOfYear(yearIn(now, WARSAW) + 1, WARSAW);
    await advance(newYear.getTime() - now.getTime() - 2000);
    const lastMoment = backend().clock.now().toISOString();
    const before = await summary();
    const counted = await levels();
    expect(before.points.to_expire).toBeGreaterThan(0);
    expect(before.scans.current_year).toBeGreaterThan(0);
    expect(counted.some(({ progress }) => progress > 0)).toBe(true);
    expect(new Set(await resetDates())).toEqual(new Set([newYear.toISOString()]));

    await advance(4000);
    const after = await summary();
    expect(after.company_points).toBe(before.company_points - before.points.to_expire);
    expect(after.scans).toEqual({ current_year: 0, completed: before.scans.completed });
    expect(await levels()).toEqual(counted.map(() => ({ progress: 0, level: 1 })));
    const nextYear = startOfYear(yearIn(newYear, WARSAW) + 1, WARSAW);
    expect(new Set(await resetDates())).toEqual(new Set([nextYear.toISOString()]));
    const { data } = await read(listOf(entryShape), "/v1/points/history?event=points_expired&page=1&limit=100");
    const expired = data.filter(({ created_at: at }) => at >= lastMoment);
    expect(expired.reduce((sum, { points }) => sum + points, 0)).toBe(before.points.to_expire);
    expect(new Set(expired.map(({ variation }) => variation))).toEqual(new Set(["expired"]));
  });
});

describe("a project without a survey (PROJ-10, PROJ-11)", () => {
  it("is lost with its points when its 30 days are over, and takes neither survey nor scan", async () => {
    const uuid = await scannedProject();
    const { max_points: worth } = await read(z.object({ max_points: z.number() }), `/v1/project/${uuid}`);
    const end = endOfDay(addDays(dayIn(backend().clock.now(), WARSAW), 30), WARSAW).getTime();
    await advance(end - backend().clock.now().getTime() - MINUTE);
    expect((await portal("GET", `/v1/project/${uuid}`)).body).toMatchObject({ status: { id: 1 }, days_left: 0 });
    const before = await summary();
    await advance(120_000);
    const project = await portal("GET", `/v1/project/${uuid}`);
    expect(project.body).toMatchObject({ status: { id: 3 }, days_left: 0, max_points: worth });
    const after = await summary();
    expect(after.projects).toMatchObject({ lost: before.projects.lost + 1, in_prog: before.projects.in_prog - 1 });
    expect(after.points.lost).toBe(before.points.lost + worth);
    expect(after.company_points).toBe(before.company_points);
    expect(await portal("GET", "/v1/project?status=3&page=1&limit=1")).toMatchObject({
      body: { data: [{ uuid }], meta: { total: after.projects.lost } },
    });
    expect((await portal("POST", `/v1/project/${uuid}/survey`, { response: SURVEY })).status).toBe(409);
    expect((await portal("POST", "/v2/scans", { projects_id: uuid, code: "LU101100001" })).status).toBe(409);
  });
});
