import type { Page } from "@playwright/test";
import { z } from "zod";
import { Backend } from "../support/servers/backend.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { createProject, read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";

const PROJECTS = z.object({
  data: z.array(z.object({ uuid: z.string(), number: z.string() })),
  meta: z.object({ total: z.number() }),
});

const scan = (backend: Backend, project: string, count: number) =>
  backend.operator("POST", "/scans", { project, count, windows: true });
const review = (backend: Backend, project: string, body: object) =>
  backend.operator("POST", `/projects/${project}/review`, body);

const addProject = (page: Page, streetName: string): Promise<string> =>
  createProject(page, { streetName, city: "Testville", postalCode: "1000" });

signedIn(
  "tab, page and search are in the URL; a tab change and a search lead to the first page",
  { tag: ["@desktop", "@long"] },
  async ({ page }) => {
    await page.goto("/projects");
    const tabs = page.getByRole("navigation", { name: "Filter projects" });
    await expect(tabs.getByRole("link", { name: /^All \d+$/ })).toHaveAttribute("aria-current", "page");
    await tabs.getByRole("link", { name: /^Closed/ }).click();
    await expect(page).toHaveURL("/projects?tab=closed");
    await page.getByRole("navigation", { name: "Project pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/projects?tab=closed&page=2");
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^21–40 of/)).toBeVisible();

    const found = (await read(page, "/v1/project?status=2&limit=1&page=30", PROJECTS)).data[0]?.number ?? "";
    await page.getByRole("searchbox").fill(found.toLowerCase());
    await expect(page).toHaveURL(`/projects?tab=closed&search=${found.toLowerCase()}`);
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
    await tabs.getByRole("link", { name: /^Lost/ }).click();
    await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/projects?tab=lost");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(7);
  },
);

test(
  "only a project without products can be deleted; after the last row of a page the page before is shown",
  { tag: ["@desktop", "@long"] },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.lithuania.email);
    for (let index = 1; index <= 21; index += 1) await addProject(page, `Deletable ${index}`);
    await page.goto("/projects?search=deletable&page=2");
    const row = page.getByRole("row", { name: /Deletable 1, Testville/ });
    await expect(row).toBeVisible();
    await row.getByRole("button", { name: "Delete project: Deletable 1, Testville" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete this project?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(row).toBeVisible();

    await row.getByRole("button", { name: /^Delete project/ }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/projects?search=deletable");
    await expect(page.getByText(/^1–20 of 20$/)).toBeVisible();

    // A product was scanned meanwhile: the server refuses, and the question says why.
    const { number } = (await read(page, "/v1/project?search=deletable%2021", PROJECTS)).data[0] ?? { number: "" };
    const scanned = page.getByRole("row", { name: /Deletable 21, Testville/ });
    await scanned.getByRole("button", { name: /^Delete project/ }).click();
    await scan(backend, number, 1);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByRole("alert")).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(scanned.getByRole("button", { name: /^Delete project/ })).toHaveCount(0);
  },
);

test(
  "a project without a survey is lost after its last day; a returned one keeps its products",
  { tag: ["@desktop", "@long"] },
  async ({ browser }) => {
    // A backend of its own: its clock moves, and every open project without a survey is lost.
    const backend = await Backend.start();
    const context = await browser.newContext({ baseURL: backend.url });
    try {
      await backend.operator("POST", "/clock/advance", { by: "31d" });
      const page = await context.newPage();
      await signIn(page, backend, PEOPLE.installer.email);
      await page.goto("/projects?tab=lost");
      await page
        .getByRole("link", { name: /Krupówki 41/ })
        .first()
        .click();
      await expect(page.getByText("This project is lost.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Scan products" })).toHaveCount(0);
      await page
        .getByRole("navigation", { name: "Project", exact: true })
        .getByRole("link", { name: "Survey" })
        .click();
      await expect(page.getByText("The survey for this project was not filled in.")).toBeVisible();

      const inReview = (await read(page, "/v1/project?status=5&limit=1", PROJECTS)).data[0];
      await review(backend, inReview?.number ?? "", { action: "return" });
      await page.goto(`/projects/${inReview?.uuid}`);
      await expect(page.getByText(/Products cannot be added or removed for now/)).toBeVisible();
      await expect(page.getByText("In progress", { exact: true })).toBeVisible();
      await expect(page.getByText("0 days", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "Scan products" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: /^Remove product/ })).toHaveCount(0);
    } finally {
      await context.close();
      await backend.stop();
    }
  },
);
