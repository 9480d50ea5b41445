import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { USER, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { toneOf } from "../../testing/tone-of.ts";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 10, last_page: 1, total: 0 };
const UUID = "0193b2d1-0b6e-7d53-84d9-4c6e0b2d4f72";
const CHAT = `/support/chat/${UUID}`;

const ticket = (number: number) => ({
  uuid: `0193b2d1-0b6e-7d53-84d9-4c6e0b2d4f${number}`,
  title: `Request ${number}`,
  status: 3,
  created_at: "2026-11-20T07:50:00Z",
  updated_at: "2026-11-20T07:50:00Z",
  messages: [],
});

test("the index redirects to the newest chat (SUP-1)", async () => {
  await renderScreen("/support/chat");
  await expect.poll(() => location.pathname).toBe(CHAT);
});

test("without a chat the index redirects to a new one (SUP-1)", async () => {
  await renderScreen("/support/chat", { answers: { listTickets: { body: { data: [], meta } } } });
  await expect.poll(() => location.pathname).toBe("/support/chat/new");
  await expect.element(main.getByRole("heading", { level: 1, name: "How can we help?" })).toBeVisible();
});

test("a short chat on a wide screen leaves the page at its top (SUP-6)", async () => {
  await page.viewport(1080, 600);
  onTestFinished(() => page.viewport(1080, 800));
  await renderScreen(CHAT);
  await expect.element(main.getByText("Dzień dobry, kiedy dotrze zamówienie?")).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  expect(window.scrollY).toBe(0);
});

test("a chat that has not arrived shows a skeleton under the page's name", async () => {
  await renderScreen(CHAT, { answers: { getTicket: "pending" } });
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1, name: "Support request" })).toBeInTheDocument();
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

test("a new request carries the language, host and country of its user and the fixed version of the client (SUP-3)", async () => {
  const stub = await renderScreen("/support/chat/new", {
    answers: { getCurrentUser: userWith({ region: { id: 9, slug: "lt" } }) },
  });
  await main.getByRole("textbox", { name: "Subject" }).fill("A dented shutter");
  await main.getByRole("textbox", { name: "Message" }).fill("Can you replace it?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect.poll(() => location.pathname).not.toBe("/support/chat/new");
  expect(await stub.sent("createTicket").json()).toEqual({
    title: "A dented shutter",
    body: "Can you replace it?",
    info: { language: "en", hostname: location.hostname, region: "lt", appVersion: "1.0.0", appType: "web" },
  });
});

test.each(
  everyNth(3, [
    [1, "Open", "info"],
    [2, "In progress", "warning"],
    [3, "Resolved", "positive"],
  ] as const),
)("a request of status %i reads %s and is %s, in its head and in the list (SUP-4)", async (status, name, tone) => {
  const one = { ...ticket(10), uuid: UUID, status };
  await renderScreen(CHAT, {
    answers: { getTicket: { body: one }, listTickets: { body: { data: [one], meta: { ...meta, total: 1 } } } },
  });
  const badges = main.getByText(name, { exact: true });
  await expect.element(badges).toHaveLength(2);
  expect(badges.elements().map(toneOf)).toEqual([tone, tone]);
});

test("a new request without subject and message marks both fields (SUP-2)", async () => {
  const stub = await renderScreen("/support/chat/new");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect.element(main.getByText("Fill in the “Subject” field.")).toBeVisible();
  await expect.element(main.getByText("Fill in the “Message” field.")).toBeVisible();
  expect(stub.calls).not.toContain("createTicket");
});

test.each(
  everyNth(2, [
    ["a fault of the server", { status: 500 }, "Something went wrong. Please try again."],
    ["a refusal", { status: 422 }, "This field is required."],
  ] as const),
)("after %s a new request says so and keeps its words (SUP-7)", async (_, failure, text) => {
  const stub = await renderScreen("/support/chat/new", { answers: { createTicket: failure } });
  await main.getByRole("textbox", { name: "Subject" }).fill("A dented shutter");
  await main.getByRole("textbox", { name: "Message" }).fill("Can you replace it?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect.element(main.getByRole("alert").getByText(text)).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Subject" })).toHaveValue("A dented shutter");
  await expect.element(main.getByRole("textbox", { name: "Message" })).toHaveValue("Can you replace it?");
  stub.answer({ createTicket: {} });
  await main.getByRole("button", { name: "Send message" }).click();
  await expect.poll(() => location.pathname).not.toBe("/support/chat/new");
  expect(stub.calls.filter((call) => call === "createTicket")).toHaveLength(2);
});

const message = (number: number, sender: "installer" | "admin", at: string, text: string) => ({
  uuid: `0193b2d1-fa5d-7c42-b3c8-3b5dfa1c3e6${number}`,
  sender,
  message: text,
  created_at: at,
});

const REPLY = {
  uuid: "0193b2c5-2c80-7f55-8c1b-6e80ab2d4f61",
  type: "info",
  title: "Reply from support",
  text: "Support has replied.",
  created_at: "2026-11-20T09:00:00Z",
  mark: "unread",
  event: "ticket_reply",
  meta: { ticket_uuid: UUID },
};

test("answers that were not read yet begin below a divider and are marked as read (SUP-8)", async () => {
  const data = [
    message(1, "installer", "2026-11-19T07:50:00Z", "When does it come?"),
    message(2, "admin", "2026-11-19T08:00:00Z", "Tomorrow."),
    message(3, "admin", "2026-11-20T09:00:00Z", "It is on its way, see https://parcel.example/1."),
  ];
  const stub = await renderScreen(CHAT, {
    answers: {
      listMessages: { body: { data, meta: { ...meta, per_page: 1000, total: 3 } } },
      listNotifications: { body: { data: [REPLY], meta: { ...meta, per_page: 20, total: 1 } } },
    },
  });
  const thread = main.getByRole("log", { name: "Messages" });
  await expect.element(thread.getByText("New messages")).toBeVisible();
  expect(thread.element().textContent).toMatch(/Tomorrow\..*New messages.*It is on its way/);
  await expect.element(thread.getByRole("link", { name: "https://parcel.example/1" })).toBeVisible();
  await expect.poll(() => stub.calls).toContain("updateNotification");
});

test("a draft is there again after a reload, for its own chat alone (SUP-7)", async () => {
  await renderScreen(CHAT, {
    device: {
      [`lucarne.draft.${USER}.chat.${UUID}`]: '{"text":"Half a sen","unsent":[{"key":"a","text":"Not sent"}]}',
    },
  });
  await expect.element(main.getByRole("textbox", { name: "Message" })).toHaveValue("Half a sen");
  await expect.element(main.getByRole("button", { name: "Send again" })).toBeVisible();
  await main.getByRole("button", { name: "Delete" }).click();
  await expect.element(main.getByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  await expect.element(main.getByRole("textbox", { name: "Message" })).toHaveValue("Half a sen");
});

test("an empty message cannot be sent (SUP-2)", async () => {
  const stub = await renderScreen(CHAT);
  const field = main.getByRole("textbox", { name: "Message" });
  await field.fill("   ");
  await field.click();
  await userEvent.keyboard("{Enter}");
  expect(stub.calls).not.toContain("createMessage");
});

test("Load more adds the next ten chats below and moves the focus to the first of them (SUP-5)", async () => {
  const page1 = Array.from({ length: 10 }, (_, index) => ticket(10 + index));
  const stub = await renderScreen(CHAT, {
    answers: { listTickets: { body: { data: page1, meta: { ...meta, last_page: 2, total: 12 } } } },
  });
  await expect.element(main.getByRole("link", { name: /Request 19/ })).toBeVisible();
  stub.answer({
    listTickets: {
      body: { data: [ticket(20), ticket(21)], meta: { ...meta, current_page: 2, last_page: 2, total: 12 } },
    },
  });
  await main.getByRole("button", { name: "Load more" }).click();
  await expect.element(main.getByRole("link", { name: /Request 20/ })).toHaveFocus();
  await expect.element(main.getByRole("link", { name: /Request 10/ })).toBeInTheDocument();
  await expect.element(main.getByRole("button", { name: "Load more" })).not.toBeInTheDocument();
});

test.each([
  ["a chat", CHAT],
  ["a new chat", "/support/chat/new"],
])("%s of an emulated session says at its action that nothing is sent (SES-19)", async (_, path) => {
  await renderScreen(path, { emulated: true, answers: { getCurrentUser: { example: "emulated" } } });
  await expect.element(main.getByText("This view is read-only: nothing is sent or saved.")).toBeVisible();
});
