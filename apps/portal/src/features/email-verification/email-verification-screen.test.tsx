import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { StubAnswers } from "../../testing/contract-stub.ts";
import { userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const code = main.getByRole("textbox", { name: "Code" });
const confirm = main.getByRole("button", { name: "Confirm" }).first();

const open = (answers: StubAnswers = {}) =>
  renderScreen("/verify-email", { answers: { getCurrentUser: userWith({ verified_email_at: null }), ...answers } });

test("a user without an email address is sent to the profile", async () => {
  await open({ getCurrentUser: userWith({ email: null, verified_email_at: null }) });
  await expect.element(main.getByRole("link", { name: "Go to the profile" })).toHaveAttribute("href", "/user");
  await expect.element(main.getByRole("textbox")).not.toBeInTheDocument();
});

test("an empty code is marked and not sent (VER-4)", async () => {
  const stub = await open();
  await confirm.click();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  expect(stub.calls).not.toContain("confirmEmailVerification");
});

test("a code that is not the sent one is refused at its field and stays (VER-4)", async () => {
  await open({ confirmEmailVerification: { status: 406 } });
  await code.fill("000000");
  await confirm.click();
  await expect
    .element(main.getByText("The email address could not be confirmed. Check the code.").first())
    .toBeVisible();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expect.element(code).toHaveValue("000000");
});

test("a fault of the server is said above the code, which stays (VER-4)", async () => {
  await open({ confirmEmailVerification: { status: 500 } });
  await code.fill("123456");
  await confirm.click();
  await expect.element(main.getByRole("alert").getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect.element(code).toHaveValue("123456");
});

test("another code that could not be sent leaves an error line (VER-5)", async () => {
  const stub = await open({ sendEmailVerification: { status: 500 } });
  await main.getByRole("button", { name: "Send again" }).click();
  await expect.element(main.getByText("Something went wrong. Please try again.")).toBeVisible();
  stub.answer({ sendEmailVerification: {} });
  await main.getByRole("button", { name: "Send again" }).click();
  await expect.element(main.getByText("A new code is on its way.")).toBeVisible();
  await expect.element(main.getByText("Something went wrong. Please try again.")).not.toBeInTheDocument();
});
