import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const ADDRESS = "/stop-change#Vd8kS2mQ0xW5nB7cJ1hR4tZ9yL3fP6gA";
const stop = page.getByRole("button", { name: "Stop the change" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("the link of a message stops the change after the button, not by being opened", async () => {
  const stub = await renderScreen(ADDRESS, { signedIn: false });
  await expect.element(heading("Didn’t request this change?")).toBeVisible();
  expect(stub.calls).not.toContain("stopContactChange");
  await stop.click();
  await expect.element(heading("The change has been stopped")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  expect(stub.calls.filter((call) => call === "stopContactChange")).toHaveLength(1);
});

test(
  "the button shows that the change is being stopped, and a second press sends nothing",
  { tags: "long" },
  async () => {
    const stub = await renderScreen(ADDRESS, { signedIn: false, answers: { stopContactChange: "pending" } });
    await stop.click();
    await expect.element(stop).toHaveAttribute("aria-busy", "true");
    await stop.click({ force: true });
    expect(stub.calls.filter((call) => call === "stopContactChange")).toHaveLength(1);
  },
);

test("a link that was used, or is too old, says so and leads to the sign-in", async () => {
  await renderScreen(ADDRESS, { signedIn: false, answers: { stopContactChange: { status: 404 } } });
  await stop.click();
  await expect.element(heading("This link no longer works")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
});

test.each(
  everyNth(2, [
    ["The change has been stopped", {}],
    ["This link no longer works", { status: 404 }],
  ] as const),
)("the words that replace the pressed button get the focus: “%s”", async (title, answer) => {
  await renderScreen(ADDRESS, { signedIn: false, answers: { stopContactChange: answer } });
  await stop.click();
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(new RegExp(`^${title}`));
});

test("an address without its token says that the link does not work", async () => {
  const stub = await renderScreen("/stop-change", { signedIn: false });
  await expect.element(heading("This link no longer works")).toBeVisible();
  expect(stub.calls).not.toContain("stopContactChange");
});

test.each(
  everyNth(2, [
    ["a failed server", { status: 500 }],
    ["a lost connection", "unreachable"],
  ] as const),
)("after %s the change can be stopped again", async (_, answer) => {
  const stub = await renderScreen(ADDRESS, { signedIn: false, answers: { stopContactChange: answer } });
  await stop.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  stub.answer({ stopContactChange: {} });
  await stop.click();
  await expect.element(heading("The change has been stopped")).toBeVisible();
});
