import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { exampleOf } from "../../testing/example-of.ts";
import { userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const TITLE = "The club has new terms";
const FAILURE = "Something went wrong. Please try again.";

/** A user who joined in Czechia before February 2024 and has not agreed yet (PRM-3). */
const asked = () =>
  userWith({
    region: { ...exampleOf("getCurrentUser").region, slug: "cz" },
    created_at: "2024-01-15T09:00:00Z",
    options: "{}",
  });

test("an acceptance that could not be saved says so, and the terms stay", async () => {
  const stub = await renderScreen("/", { answers: { getCurrentUser: asked(), updateUser: { status: 500 } } });
  await expect.element(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole("button", { name: "Accept the terms" }).click();
  await expect.element(page.getByText(FAILURE)).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  expect(stub.calls).toContain("updateUser");
});

test("declining warns that the profile will be deleted; a failure is said in the question, which stays", async () => {
  const stub = await renderScreen("/", { answers: { getCurrentUser: asked(), updateCompany: { status: 500 } } });
  await page.getByRole("button", { name: "Decline" }).click();
  const question = page.getByRole("alertdialog", { name: "Decline and delete the profile?" });
  await expect
    .element(question.getByText("If you decline, the profile will be deleted and you will be logged out."))
    .toBeVisible();
  await question.getByRole("button", { name: "Decline and log out" }).click();
  await expect.element(question.getByText(FAILURE)).toBeVisible();
  expect(await stub.sent("updateCompany").json()).toEqual({ active: 2 });
  await question.getByRole("button", { name: "Back to the terms" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText(FAILURE)).not.toBeInTheDocument();
});
