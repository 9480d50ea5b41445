import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { exampleProject } from "../../testing/example-project.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const counts = { open: 21, in_review: 2, closed: 0, lost: 1 };
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0, counts };

const project = exampleProject({ number: "RW-2026-0001" });
const empty = {
  ...project,
  uuid: "0193b2c9-b619-78ee-bfa4-f71934b6d802",
  street_name: "ul. Nowa 1",
  products_count: 0,
};
const listOf = (...data: object[]) => ({ body: { data, meta: { ...meta, total: data.length } } });

test("projects that have not arrived show a skeleton below the title", async () => {
  await renderScreen("/projects", { answers: { listProjects: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a row shows address, number, date, days left, points with the level's extra and the status", async () => {
  await renderScreen("/projects", { answers: { listProjects: listOf(project) } });
  const row = main.getByRole("row", { name: /ul\. Polna 12, Kraków/ });
  await expect.element(row).toBeVisible();
  expect(row.element().textContent).toMatch(/RW-2026-0001.*2 Nov 2026.*12 days.*36.*\/ 48.*In progress/);
});

test.each([
  ["an empty list", listOf(), "No open projects"],
  ["a failure", { status: 500 }, "The projects could not be loaded."],
])("%s is shown in a card", async (_state, listProjects, title) => {
  await renderScreen("/projects", { answers: { listProjects } });
  const heading = main.getByRole("heading", { name: title });
  await expect.element(heading).toBeVisible();
  const card = heading.element().closest('[data-component="Card"]');
  expect(card?.textContent).toContain(title);
});

test("on a phone a row says how many days are left, and nothing for a closed project (PROJ-8)", async () => {
  await page.viewport(390, 844);
  const closed = { ...project, uuid: empty.uuid, street_name: "ul. Cicha 3", status: { id: 2, name: "Closed" } };
  await renderScreen("/projects", { answers: { listProjects: listOf({ ...project, days_left: 0 }, closed) } });
  await expect.element(main.getByText("0 days left")).toBeVisible();
  expect(main.getByText(/days left$/).elements()).toHaveLength(1);
  await page.viewport(1080, 800);
});

test("only a project without products can be deleted", async () => {
  await renderScreen("/projects", { answers: { listProjects: listOf(project, empty) } });
  await expect.element(main.getByRole("button", { name: "Delete project: ul. Nowa 1, Kraków" })).toBeVisible();
  expect(main.getByRole("button", { name: /Delete project/ }).elements()).toHaveLength(1);
});

test("a refused deletion says why until it is cancelled; then the list is loaded again", async () => {
  const stub = await renderScreen("/projects", {
    answers: { listProjects: listOf(empty), deleteProject: { status: 409 } },
  });
  await main.getByRole("button", { name: /Delete project/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this project?" });
  await expect.element(dialog.getByText("ul. Nowa 1, Kraków, RW-2026-0001. This cannot be undone.")).toBeVisible();
  stub.answer({ listProjects: listOf({ ...empty, products_count: 1 }) });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  expect(stub.calls.filter((call) => call === "listProjects")).toHaveLength(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByRole("button", { name: /Delete project/ })).not.toBeInTheDocument();
  expect(stub.calls.filter((call) => call === "deleteProject")).toHaveLength(1);
});

test.each([
  ["", "No open projects"],
  ["?tab=review", "No projects in review"],
  ["?tab=closed", "No closed projects yet"],
  ["?tab=lost", "No lost projects"],
  ["?search=polna", "No projects found"],
])("an empty list says what belongs there: /projects%s", async (search, title) => {
  await renderScreen(`/projects${search}`, { answers: { listProjects: { body: { data: [], meta } } } });
  await expect.element(main.getByRole("heading", { name: title })).toBeVisible();
});

test("tabs show the counts of all tabs and keep the search; a tab change goes to the first page", async () => {
  await renderScreen("/projects?tab=review&search=polna&page=2", { answers: { listProjects: listOf(project) } });
  const tabs = main.getByRole("navigation", { name: "Filter projects" });
  await expect.element(tabs.getByRole("link", { name: "All 21" })).toHaveAttribute("href", "/projects?search=polna");
  await expect
    .element(tabs.getByRole("link", { name: "Lost 1" }))
    .toHaveAttribute("href", "/projects?tab=lost&search=polna");
});

test("typing in the search puts the text into the address and says how many were found", async () => {
  await renderScreen("/projects?page=2", { answers: { listProjects: listOf(project) } });
  await main.getByRole("searchbox", { name: "Search by address or number" }).fill("polna");
  await expect.poll(() => location.search).toBe("?search=polna");
  await expect.element(main.getByText("1 project found")).toBeInTheDocument();
});

test("projects that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen("/projects", { answers: { listProjects: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The projects could not be loaded.")).toBeVisible();
  stub.answer({ listProjects: listOf(project) });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("row", { name: /ul\. Polna 12/ })).toBeVisible();
});

test("a page past the end redirects to the last one", async () => {
  const last = { ...meta, current_page: 3, last_page: 2, total: 40 };
  await renderScreen("/projects?tab=lost&page=3", { answers: { listProjects: { body: { data: [], meta: last } } } });
  await expect.poll(() => `${location.pathname}${location.search}`).toBe("/projects?tab=lost&page=2");
});
