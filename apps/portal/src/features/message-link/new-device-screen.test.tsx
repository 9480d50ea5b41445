import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const ADDRESS = "/new-device#Vd8kS2mQ0xW5nB7cJ1hR4tZ9yL3fP6gA";
const confirm = page.getByRole("button", { name: "Confirm this device" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("the link of a message confirms the device after the button, not by being opened, and leads to the sign-in", async () => {
  const stub = await renderScreen(ADDRESS, { signedIn: false });
  await expect.element(heading("Sign in on this device")).toBeVisible();
  expect(stub.calls).not.toContain("rememberDevice");
  await confirm.click();
  await expect.element(heading("This device is confirmed")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  expect(await stub.sent("rememberDevice").json()).toEqual({ token: "Vd8kS2mQ0xW5nB7cJ1hR4tZ9yL3fP6gA" });
});

test("the button shows that the device is being confirmed, and a second press sends nothing", async () => {
  const stub = await renderScreen(ADDRESS, { signedIn: false, answers: { rememberDevice: "pending" } });
  await confirm.click();
  await expect.element(confirm).toHaveAttribute("aria-busy", "true");
  await confirm.click({ force: true });
  expect(stub.calls.filter((call) => call === "rememberDevice")).toHaveLength(1);
});

test("a link that was used, or is too old, says so and leads to the sign-in", async () => {
  await renderScreen(ADDRESS, { signedIn: false, answers: { rememberDevice: { status: 404 } } });
  await confirm.click();
  await expect.element(heading("This link no longer works")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  await expect.element(confirm).not.toBeInTheDocument();
});

test.each(
  everyNth(2, [
    ["This device is confirmed", {}],
    ["This link no longer works", { status: 404 }],
  ] as const),
)("the words that replace the pressed button get the focus: “%s”", async (title, answer) => {
  await renderScreen(ADDRESS, { signedIn: false, answers: { rememberDevice: answer } });
  await confirm.click();
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(new RegExp(`^${title}`));
});

test("an address without its token says that the link does not work", async () => {
  const stub = await renderScreen("/new-device", { signedIn: false });
  await expect.element(heading("This link no longer works")).toBeVisible();
  expect(stub.calls).not.toContain("rememberDevice");
});

test.each(
  everyNth(2, [
    ["a failed server", { status: 500 }],
    ["a lost connection", "unreachable"],
  ] as const),
)("after %s the device can be confirmed again", async (_, answer) => {
  const stub = await renderScreen(ADDRESS, { signedIn: false, answers: { rememberDevice: answer } });
  await confirm.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  stub.answer({ rememberDevice: {} });
  await confirm.click();
  await expect.element(heading("This device is confirmed")).toBeVisible();
});
