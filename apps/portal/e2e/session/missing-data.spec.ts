import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { hold } from "../support/network/hold.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { enterCode } from "../support/steps/sign-in.ts";
import { answer, answerByKeyboard, next, tabTo } from "../support/steps/survey.ts";
import { answerAs } from "../support/json.ts";

const secondNumber = (page: Page) => page.getByRole("textbox", { name: /Second number/ });
const save = (page: Page) => page.getByRole("button", { name: "Save and continue" });
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem("lucarne.session"));

test("a company without its second number and survey must enter both before the session begins", async ({
  page,
  backend,
  axe,
  isMobile,
}) => {
  await enterCode(page, backend, PEOPLE.slovakiaIncomplete.owner);
  await expect(page.getByRole("heading", { level: 1, name: "We need one more company number" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await storedSession(page)).toBeNull();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page, `second number, ${colorScheme}`);
  }

  await expect(secondNumber(page)).toHaveAccessibleDescription(/^10\sdigits$/);
  // Nothing typed: refused beside the field.
  await save(page).click();
  await expect(secondNumber(page)).toBeFocused();
  await expect(secondNumber(page)).toHaveAccessibleDescription(/Fill in the “Second number \(DIČ\)” field\./);
  // Refused by the server: beside the field too, and what was typed stays.
  const tooLong = "SK123456789012345678901234567890";
  await secondNumber(page).fill(tooLong);
  await save(page).click();
  await expect(secondNumber(page)).toHaveAttribute("aria-invalid", "true");
  await expect(secondNumber(page)).toHaveValue(tooLong);
  await expect(secondNumber(page)).toBeFocused();

  // Blanks are not sent.
  await secondNumber(page).fill("SK 2023 456 789");
  const saved = page.waitForRequest((request) => request.method() === "PATCH");
  await save(page).click();
  expect((await saved).postDataJSON()).toEqual({ registration_number_2: "2023456789" });
  expect((await saved).headers()["authorization"]).toMatch(/^Bearer ./);

  await expect(page.getByRole("heading", { level: 1, name: "A few questions about the company" })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page, `survey after the code, ${colorScheme}`);
  }
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(
    false,
  );

  // The first question takes three answers at most, and Next needs one.
  await expect(next(page)).toBeDisabled();
  const options = page.getByRole("checkbox");
  for (const index of [3, 4, 5]) await options.nth(index).check();
  await expect(options.nth(0)).toBeDisabled();
  await next(page).click();
  for (let question = 2; question <= 7; question += 1) {
    await expect(page.getByText(`Question ${question} of 7`, { exact: true }).first()).toBeVisible();
    await answer(page);
    await (question < 7 ? next(page) : save(page)).click();
  }

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
  // The next sign-in of the company asks for nothing.
  await page.evaluate(() => localStorage.clear());
  await enterCode(page, backend, PEOPLE.slovakiaIncomplete.installer);
  await expect(page).toHaveURL("/");
});

test(
  "typed data survives a reload and maintenance; Back returns to the contact, and a user blocked meanwhile gets a message",
  { tag: "@long" },
  async ({ page, backend }) => {
    const { owner, installer } = PEOPLE.estoniaIncomplete;
    await enterCode(page, backend, installer);
    await secondNumber(page).fill("EE 101 234 567");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(installer);
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();

    // Maintenance while the number is being sent: the token is lost, the number is not.
    await enterCode(page, backend, installer);
    await secondNumber(page).fill("EE 101 234 567");
    await backend.operator("PUT", "/maintenance", { on: true });
    try {
      await save(page).click();
      await expect(page).toHaveURL("/maintenance");
    } finally {
      await backend.operator("PUT", "/maintenance", { on: false });
    }
    await page.goto("/maintenance");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(installer);
    await enterCode(page, backend, installer);
    await expect(secondNumber(page)).toHaveValue("EE101234567");
    await save(page).click();

    // A reload signs in again, since the token was never stored; the saved number is not requested again.
    await page.getByRole("checkbox").nth(2).check();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(installer);
    await enterCode(page, backend, installer);
    await expect(page.getByRole("heading", { level: 1, name: "A few questions about the company" })).toBeVisible();
    await expect(page.getByText("Question 2 of 7", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("checkbox").nth(2)).toBeChecked();

    // Shut out in the middle; up to there by keyboard.
    await page.goto("/login");
    await enterCode(page, backend, owner);
    await expect(next(page)).toBeVisible();
    for (let question = 2; question < 7; question++) {
      await answerByKeyboard(page);
      await tabTo(page, next(page));
      await page.keyboard.press("Enter");
      await expect(page.getByText(`Question ${question + 1} of 7`, { exact: true }).first()).toBeVisible();
    }
    await answerByKeyboard(page);
    await backend.operator("POST", `/users/${encodeURIComponent(owner)}/deactivate`);
    await tabTo(page, save(page));
    await page.keyboard.press("Enter");
    await expect(page.getByText("This account is not active. Contact support.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(owner);
    expect(await storedSession(page)).toBeNull();
  },
);

test(
  "Back while the last missing number is being sent does not sign in",
  { tag: "@long" },
  async ({ page, backend }) => {
    await page.route("**/v2/installer/login", async (route) => {
      const answered = await route.fetch();
      const login = await answerAs(z.looseObject({}), answered);
      await route.fulfill({ response: answered, json: { ...login, has_regnr2: 0, has_survey: 1 } });
    });
    await enterCode(page, backend, PEOPLE.slovakia.email);
    await secondNumber(page).fill("2023456789");
    const { made, release } = await hold(page, "/v1/company/*");
    await save(page).click();
    await made;
    await page.getByRole("button", { name: "Back" }).click();
    await release();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(PEOPLE.slovakia.email);
    await expect(page).toHaveURL("/login");
    expect(await storedSession(page)).toBeNull();
  },
);
