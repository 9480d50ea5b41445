import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 10, last_page: 1, total: 0 };
const UUID = "0193b2d1-0b6e-7d53-84d9-4c6e0b2d4f72";
const CHAT = `/support/chat/${UUID}`;

test("the index redirects to the newest chat (SUP-1)", async () => {
  await renderScreen("/support/chat");
  await expect.poll(() => location.pathname).toBe(CHAT);
});

test("without a chat the index redirects to a new one (SUP-1)", async () => {
  await renderScreen("/support/chat", { answers: { listTickets: { body: { data: [], meta } } } });
  await expect.poll(() => location.pathname).toBe("/support/chat/new");
  await expect.element(main.getByRole("heading", { level: 1, name: "How can we help?" })).toBeVisible();
});

test("a chat that has not arrived shows a skeleton", async () => {
  await renderScreen(CHAT, { answers: { getTicket: "pending" } });
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a chat that does not exist shows the not-found view", async () => {
  await renderScreen(CHAT, { answers: { getTicket: { status: 404 } } });
  await expect.element(main.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
});

test("messages that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen(CHAT, { answers: { listMessages: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The chat could not be loaded.")).toBeVisible();
  stub.answer({ listMessages: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByText("Dzień dobry, kiedy dotrze zamówienie?")).toBeVisible();
});

test("a message that was not sent stays, and is sent again (SUP-7)", async () => {
  const stub = await renderScreen(CHAT, { answers: { createMessage: { status: 500 } } });
  const field = main.getByRole("textbox", { name: "Message" });
  await field.fill("One more thing");
  await main.getByRole("button", { name: "Send" }).click();
  await expect.element(main.getByText("Not sent")).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(main.getByText("One more thing")).toBeVisible();
  stub.answer({ createMessage: {} });
  await main.getByRole("button", { name: "Send again" }).click();
  await expect.element(main.getByText("Not sent")).not.toBeInTheDocument();
  expect(stub.calls.filter((call) => call === "createMessage")).toHaveLength(2);
});

test("a new request without subject and message marks both fields (SUP-2)", async () => {
  const stub = await renderScreen("/support/chat/new");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect.element(main.getByText("Fill in the “Subject” field.")).toBeVisible();
  await expect.element(main.getByText("Fill in the “Message” field.")).toBeVisible();
  expect(stub.calls).not.toContain("createTicket");
});
