import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const noPoints = {
  company_points: 0,
  points: { to_expire: 0, completed: 0, in_prog: 0, lost: 0 },
  projects: { completed: 0, in_prog: 0, lost: 0 },
  scans: { current_year: 0, completed: 0 },
};

test("home shows the company's points and projects", async () => {
  await renderScreen("/");
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect.element(main.getByText("1,280")).toBeVisible();
});

test("figures that have not arrived show a skeleton, the rest of home is there", async () => {
  await renderScreen("/", { answers: { getCompanyPoints: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("figures that could not be loaded say so, and load on another try", async () => {
  const stub = await renderScreen("/", { answers: { getCompanyPoints: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("Points and projects could not be loaded.")).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  stub.answer({ getCompanyPoints: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
});

test("a company that has earned nothing reads how to begin", async () => {
  await renderScreen("/", { answers: { getCompanyPoints: { body: noPoints } } });
  await expect.element(main.getByText("Add a project and scan its windows to earn points.")).toBeVisible();
});

test("home without the country's settings shows the figures", async () => {
  await renderScreen("/", { answers: { getPublicConfig: { status: 500 } } });
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
});

test("a user whom the server does not answer at the start can try again", async () => {
  const stub = await renderScreen("/", { answers: { getCurrentUser: "unreachable" } });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  stub.answer({ getCurrentUser: {} });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
});
