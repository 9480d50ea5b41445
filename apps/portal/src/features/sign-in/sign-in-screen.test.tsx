import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const email = page.getByRole("textbox", { name: "Email" });
const send = page.getByRole("button", { name: "Send code" });
const linkSent = page.getByText("Too many codes were requested. We have sent you a link: open it on this device.");

test("a refusal with a device link says that a link was sent, and keeps the contact", async () => {
  const answers = { installerLogin: { status: 429, example: "linked" } };
  const stub = await renderScreen("/login", { signedIn: false, answers });
  await email.fill("anna@example.com");
  await send.click();
  await expect.element(linkSent).toBeVisible();
  await expect.element(email).toHaveValue("anna@example.com");
  stub.answer({ installerLogin: {} });
  await send.click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Enter the 5-digit code" })).toBeVisible();
});

test("a refusal without a device link shows the general sentence", async () => {
  await renderScreen("/login", { signedIn: false, answers: { installerLogin: { status: 429, example: "limited" } } });
  await email.fill("anna@example.com");
  await send.click();
  await expect.element(page.getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect.element(linkSent).not.toBeInTheDocument();
});
