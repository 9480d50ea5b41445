import { addDays, dayIn, endOfDay } from "@lucarne/api-client/day";
import { DAY } from "@lucarne/api-client/durations";
import { REGIONS } from "@lucarne/api-client/regions";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import type { Tx } from "../../db/client.ts";
import { serialNumber } from "../../demo/seed/shop/products.ts";
import { project, scan, tierBracket } from "../../db/schema/index.ts";
import { startOfYear } from "../../kernel/time/calendar.ts";
import { pageOf } from "../../kernel/paging.ts";
import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { createScan, deleteScan } from "../scans/commands/scans.ts";
import { listScans, readScan } from "../scans/queries/read-scans.ts";
import type { Caller } from "../../kernel/caller.ts";
import { withBackend } from "../../testing/backend.ts";
import { createProject, projectNumber } from "./commands/create-project.ts";
import { deleteProject } from "./commands/delete-project.ts";
import { loseProjects } from "./commands/lose-projects.ts";
import { mayMove, type ProjectStatus } from "./rules/project-status.ts";
import { listProjects, readProject } from "./queries/read-projects.ts";
import { type Review, reviewProject } from "../review/commands/review-project.ts";
import { submitSurvey } from "./commands/submit-survey.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend();
const CZECHIA = 4;
const PLACE = { name: "Husova 1, Brno", streetName: "Husova 1", city: "Brno", postalCode: "602 00" };
const SURVEY = JSON.stringify(
  [
    [11, [71]],
    [12, [80]],
    [14, [84]],
    [15, [90]],
    [16, [97]],
  ].map(([questionId, answers], id) => ({ id, questionId, answers })),
);

let caller: Caller;
let stranger: Caller;
let running = 0;

beforeEach(async () => {
  backend().advance(DAY);
  caller = await backend().caller("tomas@strechynovak.example");
  stranger = await backend().caller("zuzana@stresneokna.example");
});

const app = () => backend().app;
const run = <T>(fn: (tx: Tx) => Promise<T>) => app().database.transaction(fn);
const create = (who = caller) => run((tx) => createProject(app(), tx, who, PLACE));
/** An unused serial number: group 0 earns 20 points, 1 earns 15, 2 earns 10, 3 earns 5. */
const fresh = (group = 0) => serialNumber(CZECHIA, group, 1 + (running++ % 36));
const add = (uuid: string, code = fresh(), who = caller) => run((tx) => createScan(app(), tx, who, uuid, code));
const submit = (uuid: string, who = caller) => run((tx) => submitSurvey(app(), tx, who, uuid, SURVEY));
const review = (uuid: string, step: Review) => run((tx) => reviewProject(app(), tx, "operator", uuid, step));
const readerOf = (who: Caller) => ({ caller: who, now: app().clock.now(), language: "en" as const });
const read = (uuid: string, who = caller) => readProject(app().database.db, readerOf(who), uuid);
const spendable = async () => (await balanceOf(app().database.db, caller.companyId)).spendable;

describe("a new project", () => {
  it("is open for thirty days and has its own number", async () => {
    const uuid = await create();
    const other = await read(await create());
    const made = await read(uuid);
    expect(made).toMatchObject({
      status: { id: 1, name: "In progress" },
      days_left: 30,
      street_name: "Husova 1",
      products_count: 0,
      max_points: 0,
      survey: [],
    });
    expect(made.number).toMatch(/^RW-\d{4}-\d{4,}$/);
    expect(other.number).not.toBe(made.number);
    backend().advance(29 * DAY);
    expect((await read(uuid)).days_left).toBe(1);
    backend().advance(DAY);
    expect(await read(uuid)).toMatchObject({ days_left: 0, status: { id: 1 } });
  });

  it("is refused with letters in the postal code", async () => {
    await expect(
      run((tx) => createProject(app(), tx, caller, { ...PLACE, postalCode: "LV-1001" })),
    ).rejects.toMatchObject({
      errors: { postalCode: [{ fixed: "Letters are not allowed." }] },
    });
  });

  it("is found by uuid and by id, by its own company only", async () => {
    const uuid = await create();
    const { id } = await read(uuid);
    expect((await readProject(app().database.db, readerOf(caller), id)).uuid).toBe(uuid);
    for (const name of [uuid, id, "no-uuid", 999_999]) {
      await expect(readProject(app().database.db, readerOf(stranger), name)).rejects.toMatchObject({
        code: "not_found",
      });
    }
  });

  it("can be deleted while it is empty and in progress", async () => {
    const uuid = await create();
    await expect(run((tx) => deleteProject(app(), tx, stranger, uuid))).rejects.toMatchObject({ code: "not_found" });
    const scanned = await add(uuid);
    await expect(run((tx) => deleteProject(app(), tx, caller, uuid))).rejects.toMatchObject({
      code: "project_has_products",
    });
    await run((tx) => deleteScan(app(), tx, caller, scanned));
    await run((tx) => deleteProject(app(), tx, caller, uuid));
    await expect(read(uuid)).rejects.toMatchObject({ code: "not_found" });
    await expect(run((tx) => deleteProject(app(), tx, caller, uuid))).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("scanning", () => {
  it("adds a product in review with the current points", async () => {
    const uuid = await create();
    const scanned = await add(uuid, fresh(1));
    await run((tx) => tx.execute(sql`update group_points set points = 1 where region_id = ${CZECHIA}`));
    expect(await readScan(app().database.db, readerOf(caller), scanned)).toMatchObject({
      type: matchers.stringMatching(/ LCP \d/),
      flag: 2,
    });
    expect(await read(uuid)).toMatchObject({ products_count: 1, max_points: 15, available_points: 15 });
    await run((tx) =>
      tx.execute(
        sql`update group_points set points = case product_group when 'roof_window_top_hung' then 20 when 'roof_window_centre_pivot' then 15 when 'electric_shutter' then 10 else 5 end where region_id = ${CZECHIA}`,
      ),
    );
  });

  it("accepts each serial number once, until it is removed", async () => {
    const [mine, theirs] = [await create(), await create()];
    const code = fresh();
    const scanned = await add(mine, code);
    await expect(add(theirs, code)).rejects.toMatchObject({ code: "serial_already_scanned" });
    await run((tx) => deleteScan(app(), tx, caller, scanned));
    await add(theirs, code.toLowerCase());
    expect(await listScans(app().database.db, readerOf(caller), mine)).toEqual([]);
    expect(await listScans(app().database.db, readerOf(caller), theirs)).toMatchObject([{ serial_number: code }]);
  });

  it.each([["LU999999999"], ["nonsense!"], [serialNumber(10, 0, 1)]])(
    "refuses %s: unknown or not sold in the country",
    async (code) => {
      const uuid = await create();
      await expect(add(uuid, code)).rejects.toMatchObject({ errors: { code: [{ text: "problem.serial_unknown" }] } });
    },
  );

  it("is refused for another company's project", async () => {
    const uuid = await create();
    const scanned = await add(uuid);
    await expect(add(uuid, fresh(), stranger)).rejects.toMatchObject({ code: "not_found" });
    await expect(run((tx) => deleteScan(app(), tx, stranger, scanned))).rejects.toMatchObject({ code: "not_found" });
    await expect(readScan(app().database.db, readerOf(stranger), scanned)).rejects.toMatchObject({ code: "not_found" });
    await expect(listScans(app().database.db, readerOf(stranger), uuid)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is refused when the project is not in progress", async () => {
    const uuid = await create();
    const scanned = await add(uuid);
    await submit(uuid);
    for (const step of [undefined, { kind: "return" } as const]) {
      if (step) await review(uuid, step);
      await expect(add(uuid)).rejects.toMatchObject({ code: "project_not_open" });
      await expect(run((tx) => deleteScan(app(), tx, caller, scanned))).rejects.toMatchObject({
        code: "project_not_open",
      });
    }
  });
});

describe("the closing survey", () => {
  it("sends a project with unreviewed products to review and is refused a second time", async () => {
    const uuid = await create();
    await add(uuid);
    await expect(submit(uuid, stranger)).rejects.toMatchObject({ code: "not_found" });
    expect(await submit(uuid)).toBe(5);
    await expect(submit(uuid)).rejects.toMatchObject({ code: "survey_exists" });
    expect(await read(uuid)).toMatchObject({
      status: { id: 5 },
      survey: matchers.arrayContaining([matchers.objectContaining({ question_id: 11, answer_id: 71 })]),
    });
  });

  it("closes a project at once when every product is accepted", async () => {
    const uuid = await create();
    await add(uuid, fresh(3));
    await app()
      .database.db.update(scan)
      .set({ flag: 1 })
      .where(eq(scan.projectId, (await read(uuid)).id));
    const before = await spendable();
    expect(await submit(uuid)).toBe(2);
    const { calculated_available_points: points } = await read(uuid);
    expect(await spendable()).toBe(before + Number(points));
  });

  it("needs a product and an open project", async () => {
    const uuid = await create();
    await expect(submit(uuid)).rejects.toMatchObject({ code: "project_empty" });
    await app()
      .database.db.update(project)
      .set({ status: 3, closedAt: app().clock.now() })
      .where(eq(project.uuid, uuid));
    await expect(submit(uuid)).rejects.toMatchObject({ code: "project_not_open" });
  });

  it("is refused when the answers do not match the questions", async () => {
    const uuid = await create();
    await add(uuid);
    await expect(run((tx) => submitSurvey(app(), tx, caller, uuid, "[]"))).rejects.toMatchObject({
      errors: { response: [matchers.anything()] },
    });
    expect(await read(uuid)).toMatchObject({ status: { id: 1 } });
  });
});

describe("a review", () => {
  it("closes with the accepted points and the tier's extra points", async () => {
    await run((tx) => tx.update(tierBracket).set({ points: 2 }));
    const uuid = await create();
    const [kept, rejected] = [await add(uuid, fresh(0)), await add(uuid, fresh(1))];
    await submit(uuid);
    await review(uuid, { kind: "reject_scan", scans: [rejected] });
    const { available_points: base, calculated_available_points: withBonus } = await read(uuid);
    expect(base).toBe(20);
    const before = await spendable();
    await review(uuid, { kind: "close" });
    expect(await spendable()).toBe(before + Number(withBonus));
    expect(withBonus).toBe(22);
    expect(await read(uuid)).toMatchObject({
      status: { id: 2, name: "Closed" },
      calculated_available_points: withBonus,
    });
    expect((await readScan(app().database.db, readerOf(caller), kept)).flag).toBe(1);
    await expect(review(uuid, { kind: "close" })).rejects.toMatchObject({ code: "project_not_open" });
    // Points already given do not change with the tier.
    await run((tx) => tx.update(tierBracket).set({ points: 50 }));
    expect((await read(uuid)).calculated_available_points).toBe(withBonus);
    await run((tx) => tx.update(tierBracket).set({ points: 2 }));
  });

  it("gives no points when nothing was accepted", async () => {
    const uuid = await create();
    const scanned = await add(uuid);
    await submit(uuid);
    await review(uuid, { kind: "reject_scan", scans: [scanned] });
    const before = await spendable();
    await review(uuid, { kind: "close" });
    expect(await spendable()).toBe(before);
    expect(await read(uuid)).toMatchObject({ status: { id: 2 }, calculated_available_points: 0 });
  });

  it("returns a project and resumes it; the survey stays", async () => {
    const uuid = await create();
    await add(uuid);
    await submit(uuid);
    await review(uuid, { kind: "return" });
    expect(await read(uuid)).toMatchObject({ status: { id: 4, name: "In progress" } });
    await expect(submit(uuid)).rejects.toMatchObject({ code: "survey_exists" });
    await review(uuid, { kind: "resume" });
    expect(await read(uuid)).toMatchObject({ status: { id: 5 } });
  });
});

describe("the deadline", () => {
  it("loses a project without a survey, but not one with a survey", async () => {
    const [forgotten, answered] = [await create(), await create()];
    const scanned = await add(forgotten, fresh(0));
    await add(answered, fresh(0));
    await submit(answered);
    await review(answered, { kind: "return" });
    const end = endOfDay(addDays(dayIn(app().clock.now(), caller.timezone), 30), caller.timezone);
    backend().advance(end.getTime() - app().clock.now().getTime() - 1);
    await runSweeps(app(), [loseProjects]);
    expect(await read(forgotten)).toMatchObject({ status: { id: 1 } });
    backend().advance(1);
    await runSweeps(app(), [loseProjects]);
    expect(await read(forgotten)).toMatchObject({ status: { id: 3, name: "Lost" }, days_left: 0 });
    expect(await read(answered)).toMatchObject({ status: { id: 4 } });
    caller = await backend().caller("tomas@strechynovak.example");
    await expect(run((tx) => deleteScan(app(), tx, caller, scanned))).rejects.toMatchObject({
      code: "project_not_open",
    });
    await expect(submit(forgotten)).rejects.toMatchObject({ code: "project_not_open" });
  });
});

describe("the list", () => {
  it("has the counts of all tabs, independent of page and filter", async () => {
    const marek = await backend().caller("marek@dachserwis.example");
    const list = (filter: Parameters<typeof listProjects>[3], limit = 20, page = 1) =>
      listProjects(app().database.db, readerOf(marek), pageOf({ page, limit }, 20), filter);
    const all = await list({});
    const { counts } = all.meta;
    expect(counts.closed).toBe(117);
    expect(all.meta.total).toBe(counts.open + counts.closed + counts.lost);
    expect(all.data.map(({ created_at }) => created_at)).toEqual(
      all.data
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    const open = await list({ constrainTo: "open" }, 3, 2);
    expect(open.meta).toMatchObject({ total: counts.open, last_page: Math.ceil(counts.open / 3), counts });
    expect((await list({ status: 5 })).data.every(({ status }) => status.id === 5)).toBe(true);
    expect((await list({ status: 3 }, 1)).meta).toMatchObject({ total: counts.lost });
  });
});

describe("the state machine", () => {
  it("allows exactly these transitions; closed and lost are final", () => {
    const states: ProjectStatus[] = [1, 2, 3, 4, 5];
    const moves = states.flatMap((from) => states.filter((to) => mayMove(from, to)).map((to) => `${from}→${to}`));
    expect(moves).toEqual(["1→2", "1→3", "1→5", "4→2", "4→3", "4→5", "5→2", "5→4"]);
  });
});

it.each(everyNth(5, REGIONS))(
  "a project number in $slug has the year at the company, from its first moment on (API-25)",
  async ({ timeZone }) => {
    const first = startOfYear(2027, timeZone);
    const moments = [new Date(first.getTime() - 1), first];
    const numbers = await Promise.all(
      moments.map(async (at) => {
        const { rows } = await backend().database.db.execute<{ number: string }>(
          sql`select ${projectNumber(at, timeZone)} as number`,
        );
        return rows[0]?.number.replace(/\d{4,}$/, "");
      }),
    );
    expect(numbers).toEqual(["RW-2026-", "RW-2027-"]);
  },
);
