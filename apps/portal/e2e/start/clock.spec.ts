import { DAY } from "@lucarne/api-client/durations";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { Backend } from "../support/servers/backend.ts";
import { expect, test as base } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { createProject, read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";

/** The business clock of a backend and the clock of the page, which move together. */
type Clock = {
  /** The business time in ms since the epoch. */
  now(): Promise<number>;
  /** Moves forward to a moment and signs in again: no session lasts that long. */
  moveTo(moment: number): Promise<void>;
};

// A backend of its own: its clock moves, and what becomes due cannot be undone.
const test = base.extend<{ ownBackend: Backend; page: Page; clock: Clock }>({
  ownBackend: async ({ browserName: _browserName }, use) => {
    const backend = await Backend.start();
    await use(backend);
    await backend.stop();
  },
  baseURL: async ({ ownBackend }, use) => use(ownBackend.url),
  clock: async ({ ownBackend, page }, use) => {
    const now = async () => Date.parse((await ownBackend.ask(z.object({ now: z.string() }), "GET", "/clock")).now);
    const moveTo = async (moment: number) => {
      const seconds = Math.ceil((moment - (await now())) / 1000);
      const parts = [`${Math.floor(seconds / 86_400)}d`, `${seconds % 86_400}s`].filter((by) => !by.startsWith("0"));
      for (const by of parts) await ownBackend.operator("POST", "/clock/advance", { by });
      await page.clock.setFixedTime(moment);
      await signIn(page, ownBackend, PEOPLE.installer.email);
    };
    await use({ now, moveTo });
  },
});

/** Creates a project by the API, as the page's user, with scanned windows. */
const addProject = async (page: Page, backend: Backend, street: string, windows: number): Promise<string> => {
  const uuid = await createProject(page, { streetName: street, city: "Nowy Targ", postalCode: "34-400" });
  await backend.operator("POST", "/scans", { project: uuid, count: windows, windows: true });

  return uuid;
};

const SUMMARY = z.object({
  company_points: z.number(),
  points: z.object({ to_expire: z.number(), lost: z.number() }),
  projects: z.object({ lost: z.number() }),
});
type Summary = z.infer<typeof SUMMARY>;
const companyOf = async (page: Page) =>
  (await read(page, "/v1/company/user/self", z.object({ company: z.object({ id: z.number(), uuid: z.string() }) })))
    .company;
const summaryOf = async (page: Page): Promise<Summary> =>
  read(page, `/v1/company/points/${(await companyOf(page)).uuid}`, SUMMARY);

const written = (points: number) => points.toLocaleString("en-GB");

/** A figure of the balance, found by its label. */
const figure = (page: Page, label: string) =>
  page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) });

test(
  "levels start again at the turn of the year, and points that are two years old expire",
  { tag: "@long" },
  async ({ page, ownBackend, clock }) => {
    const now = await clock.now();
    const thisYear = new Date(now).getUTCFullYear();
    const lastDay = (of: number) => Date.parse(`${of}-12-31T12:30:00+01:00`);
    const year = lastDay(thisYear) > now ? thisYear : thisYear + 1;
    const main = page.getByRole("main");
    const level = main.getByRole("progressbar", { name: "Roof windows" });

    // Half a day before the reset a level counts the windows of the year (TIER-4, TIER-6).
    await clock.moveTo(lastDay(year));
    await addProject(page, ownBackend, "Szkolna 7", 3);
    const company = String((await companyOf(page)).id);
    const grant = (points: number) =>
      ownBackend.operator("POST", "/points/grants", { company, reason: "trainings", points });
    await grant(137);
    await page.goto("/balance");
    await expect(level).toHaveAttribute("aria-valuetext", /^(?:[3-9]|\d{2,}) scans, level \d/);
    await expect(main.getByText("Resets in 11 hrs 30 mins").first()).toBeVisible();

    await clock.moveTo(Date.parse(`${year + 1}-01-01T00:30:00+01:00`));
    await page.goto("/balance");
    await expect(level).toHaveAttribute("aria-valuetext", /^0 scans, level 1 of/);
    await expect(main.getByText(/^Resets in 36[45] days 23 hrs$/).first()).toBeVisible();

    // Before October nothing opens on arrival (PRM-12).
    const last = year + 2;
    await clock.moveTo(Date.parse(`${last}-09-30T12:00:00+02:00`));
    await page.goto("/balance");
    const dialog = page.getByRole("dialog", { name: /^Points expiring soon/ });
    const before = await summaryOf(page);
    expect(before.points.to_expire).toBeGreaterThanOrEqual(137);
    await expect(figure(page, "Expiring this year")).toContainText(written(before.points.to_expire));
    await expect(dialog).toHaveCount(0);

    await clock.moveTo(Date.parse(`${last}-10-01T12:00:00+02:00`));
    const { points, company_points: balance } = await summaryOf(page);
    const { expiring } = await read(
      page,
      "/v1/points/months",
      z.object({ expiring: z.array(z.object({ month: z.string(), points: z.number() })) }),
    );
    const december = expiring.find(({ month }) => month === `${last}-12`)?.points ?? 0;
    expect(december).toBeGreaterThanOrEqual(137);
    await page.goto("/balance");
    await expect(
      page.getByRole("dialog", { name: `Points expiring soon: ${written(points.to_expire)}` }),
    ).toBeVisible();
    await expect(dialog.getByRole("row", { name: `December ${last}` })).toContainText(written(december));
    await expect(dialog.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await saved;
    // Closing it is remembered (PRM-13).
    await page.reload();
    await expect(figure(page, "Expiring this year")).toContainText(written(points.to_expire));
    await expect(dialog).toHaveCount(0);

    // These are younger and stay.
    await grant(61);

    // After the year has ended the points are gone, and history and chart say so (LED-5, PTS-4, PTS-11).
    await clock.moveTo(Date.parse(`${last + 1}-01-01T00:30:00+01:00`));
    const left = balance - points.to_expire + 61;
    expect((await summaryOf(page)).company_points).toBe(left);
    await page.goto("/balance?event=points_expired");
    const available = main.locator("section").filter({ has: page.getByRole("heading", { name: "Available now" }) });
    await expect(available).toContainText(new RegExp(`^Available now${written(left)}\\D`));
    const expired = main.getByRole("row").filter({ hasText: "−137" }).first();
    await expect(expired).toContainText("Points expired");
    await expect(expired).toContainText(`31 Dec ${last}`);
    await expect(expired.getByRole("img", { name: "Expired" })).toBeVisible();
    const chart = main.getByRole("slider", { name: "Points per month" });
    await chart.press("ArrowLeft");
    await expect(chart).toHaveAttribute(
      "aria-valuetext",
      new RegExp(`^December ${last}\\. .*expired: ${written(december)}$`),
    );
    await main.getByText("Show as a table").first().click();
    const months = main.getByRole("table", { name: "Points per month" });
    await expect(months.getByRole("row", { name: `December ${last}` })).toContainText(`Expired${written(december)}`);
  },
);

test(
  "a project counts its days down to one; then it is lost with its points",
  { tag: "@long" },
  async ({ page, ownBackend, clock, isMobile }) => {
    const main = page.getByRole("main");
    const start = await clock.now();
    await clock.moveTo(start + 60_000);
    const uuid = await addProject(page, ownBackend, "Szkolna 7", 2);
    const inList = (text: string) => main.getByRole("row").filter({ hasText: text });

    for (const [after, left] of [
      [0, "30 days"],
      [27, "3 days"],
      [29, "1 day"],
    ] as const) {
      // Days of the calendar, whatever the hour.
      if (after > 0) await clock.moveTo(start + after * DAY);
      await page.goto(`/projects/${uuid}`);
      await expect(main.getByText(left, { exact: true })).toBeVisible();
      await page.goto("/projects");
      await expect(inList("Szkolna 7").first()).toContainText(isMobile ? `${left} left` : left);
    }

    const before = await summaryOf(page);
    const { max_points: worth } = await read(page, `/v1/project/${uuid}`, z.object({ max_points: z.number() }));
    await clock.moveTo(start + 31 * DAY);
    await page.goto("/projects?tab=lost&search=szkolna%207");
    await expect(inList("Szkolna 7").first()).toContainText("Lost");
    await inList("Szkolna 7").first().getByRole("link").first().click();
    await expect(page).toHaveURL(`/projects/${uuid}`);
    await expect(main.getByText("This project is lost.")).toBeVisible();
    await expect(
      main.getByText("Time ran out before the survey was filled in, so the project earns no points."),
    ).toBeVisible();
    await expect(main.getByText("1 day", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Scan products" })).toHaveCount(0);
    const after = await summaryOf(page);
    expect(after.points.lost).toBeGreaterThanOrEqual(before.points.lost + worth);
    await page.goto("/balance");
    await expect(figure(page, "Lost projects")).toContainText(written(after.projects.lost));
    await expect(figure(page, "Lost projects")).toContainText(written(after.points.lost));
  },
);
