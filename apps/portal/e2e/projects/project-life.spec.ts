import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import type { Backend } from "../support/servers/backend.ts";
import { expect, test as base } from "../support/fixtures.ts";
import { LabelCamera } from "../support/pictures/label-camera.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { answerSurvey } from "../support/steps/survey.ts";

const test = base.extend<object, { camera: LabelCamera }>({
  camera: [
    async ({ playwright: _playwright }, use) => {
      const camera = await LabelCamera.create();
      await use(camera);
      await camera.remove();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, camera }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera.args] }),
    { scope: "worker" },
  ],
});

test.use({ permissions: ["camera"] });

type Figures = {
  points: number;
  earned: number;
  thisMonth: number;
  windows: number;
  closed: { projects: number; points: number; scans: number };
};

/**
 * The company's balance, its points earned in two years and in their last month, its scanned windows, and the points of
 * its closed projects.
 */
const figuresOf = async (page: Page): Promise<Figures> => {
  const user = await read(
    page,
    "/v1/company/user/self",
    z.object({ company: z.object({ id: z.number(), uuid: z.string() }) }),
  );
  const summary = await read(
    page,
    `/v1/company/points/${user.company.uuid}`,
    z.object({
      company_points: z.number(),
      points: z.object({ completed: z.number() }),
      projects: z.object({ completed: z.number() }),
      scans: z.object({ current_year: z.number(), completed: z.number() }),
    }),
  );
  const { past } = await read(page, "/v1/points/months", z.object({ past: z.array(z.object({ earned: z.number() })) }));

  return {
    points: summary.company_points,
    earned: past.reduce((sum, month) => sum + month.earned, 0),
    thisMonth: past.at(-1)?.earned ?? 0,
    windows: summary.scans.current_year,
    closed: {
      projects: summary.projects.completed,
      points: summary.points.completed,
      scans: summary.scans.completed,
    },
  };
};

const written = (points: number) => points.toLocaleString("en-GB");

/** The company's level; its value is the number of windows that count for it. */
const levelOf = (page: Page): Locator => page.getByRole("progressbar", { name: "Roof windows" });

const addProject = async (page: Page): Promise<string> => {
  await page.goto("/projects");
  await page.getByRole("link", { name: "Add project" }).first().click();
  await page.getByRole("combobox", { name: "Street and house number" }).fill("Slovenska cesta 1");
  await page
    .getByRole("option", { name: /Ljubljana/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Postcode" })).not.toHaveValue("");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);

  return new URL(page.url()).pathname;
};

const row = (page: Page, serial: string): Locator =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: serial });

const review = (backend: Backend, project: string, body: object) =>
  backend.operator("POST", `/projects/${project}/review`, body);

test("the whole life of a project: address, three windows by camera, survey, review, points and level", async ({
  page,
  context,
  backend,
  camera,
  faults,
  axe,
}, { repeatEachIndex }) => {
  // Calls that fail without a network.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  // Labels of windows that are not scanned yet, other ones in each repetition.
  const [first, second, third, wrong] = [1, 2, 3, 4].map(
    (at) => `LU141${String(repeatEachIndex * 4 + at).padStart(6, "0")}`,
  );
  await signIn(page, backend, PEOPLE.slovenia.email);
  await page.goto("/balance");
  const counted = Number(await levelOf(page).getAttribute("aria-valuenow"));
  const before = await figuresOf(page);

  const project = await addProject(page);
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  const { number } = await read(page, `/v1/project/${project.split("/").at(-1)}`, z.object({ number: z.string() }));

  // The camera is allowed, so it starts without a click. One label after the other, without a click between them.
  await camera.show(`https://lucarne.example/p/${first}`);
  await page.goto(`${project}/scan`);
  await expect(page.getByText("Hold the label inside the frame")).toBeVisible();
  await expect(row(page, `${first}`)).toContainText("+");
  await camera.show("https://lucarne.example/menu-of-the-day");
  await expect(page.getByText("This QR code is not from a product label.").first()).toBeVisible();
  await camera.show(wrong);
  await expect(row(page, `${wrong}`)).toContainText("+");
  await camera.show(second);
  await expect(row(page, `${second}`)).toContainText("+");
  await axe(page, "scanning by camera");
  await context.setOffline(true);
  await camera.show(third);
  await expect(row(page, `${third}`)).toContainText("Waiting to be sent");
  await expect(page.getByText("Scans waiting: 1")).toBeVisible();
  await context.setOffline(false);
  await expect(row(page, `${third}`)).toContainText("+");
  await camera.show();

  // The survey is due, and a product that does not belong here can be removed (PROJ-17, PROJ-22).
  await page.getByRole("link", { name: "Done" }).click();
  const tabs = page.getByRole("navigation", { name: "Project", exact: true });
  await expect(tabs.getByRole("link", { name: "Products 4" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: /^Survey.*Not filled in yet/ })).toBeVisible();
  await axe(page, "a project in progress");
  await page.getByRole("button", { name: `Remove product: ${wrong}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(tabs.getByRole("link", { name: "Products 3" })).toBeVisible();

  // The survey leads to a review (PROJ-19).
  await page.getByRole("link", { name: "Open the survey" }).click();
  await answerSurvey(page);
  const thanks = page.getByRole("dialog", { name: "Thank you for the survey" });
  await expect(thanks).toBeVisible();
  await thanks.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("heading", { name: "Survey answers" })).toBeVisible();
  await tabs.getByRole("link", { name: "Products 3" }).click();
  await expect(page.getByText("We are checking the products.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove product/ })).toHaveCount(0);

  // The office rejects one product and closes the project; the others earn their points (PROJ-13).
  const { data: scans } = await read(
    page,
    `/v1/product?projects_id=${project.split("/").at(-1)}`,
    z.object({ data: z.array(z.object({ uuid: z.string(), serial_number: z.string() })) }),
  );
  const rejected = scans.find(({ serial_number: serial }) => serial === second);
  await review(backend, number, { action: "reject_scan", scans: [rejected?.uuid] });
  await review(backend, number, { action: "close" });
  await page.goto(project);
  await expect(page.getByText("This project is closed.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Rejected", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("main").getByText("Accepted", { exact: true })).toHaveCount(2);
  await axe(page, "a closed project");

  // Balance, level, history and chart have grown by what the history says.
  await page.goto("/balance");
  const entry = page.getByRole("main").getByRole("row").filter({ hasText: number });
  await expect(entry).toContainText("Project survey");
  const earned = Number(/\+(\d+)/.exec((await entry.textContent()) ?? "")?.[1]);
  const after = await figuresOf(page);
  expect(earned).toBeGreaterThan(0);
  expect(after).toMatchObject({
    points: before.points + earned,
    earned: before.earned + earned,
    windows: before.windows + 2,
    closed: {
      projects: before.closed.projects + 1,
      points: before.closed.points + earned,
      scans: before.closed.scans + 2,
    },
  });
  await expect(
    page.getByRole("link", { name: new RegExp(`^Points balance: ${written(after.points)}`) }).first(),
  ).toBeVisible();
  await expect(levelOf(page)).toHaveAttribute("aria-valuenow", String(counted + 2));
  await expect(page.getByRole("slider", { name: "Points per month" })).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`Earned: ${written(after.thisMonth)}, spent`),
  );
});
