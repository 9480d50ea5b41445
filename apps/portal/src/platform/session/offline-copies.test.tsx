import { queryKeys } from "@lucarne/api-client/queries/keys";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { createOfflineCopies } from "./offline-copies.ts";

const PROJECT = queryKeys.projects.item("project-1", "en");

/** A page with its own cache and the device's copies; `isOwn` says whether the session is the user's own. */
const openPage = (isOwn = true) => {
  const queryClient = new QueryClient();
  const copies = createOfflineCopies(queryClient, () => isOwn);
  const stop = copies.follow();
  onTestFinished(async () => {
    stop();
    await copies.clear();
  });

  return { queryClient, copies };
};

const restored = async (): Promise<QueryClient> => {
  const { queryClient, copies } = openPage();
  await copies.restore();

  return queryClient;
};

test("projects that were seen are there when the page is opened again", async () => {
  const { queryClient } = openPage();
  queryClient.setQueryData(PROJECT, { number: "PL-1" });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toEqual({ number: "PL-1" });
});

test("a copy does not replace what the page has loaded", async () => {
  const { queryClient } = openPage();
  queryClient.setQueryData(PROJECT, { number: "old" });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  const next = openPage();
  next.queryClient.setQueryData(PROJECT, { number: "new" });
  await next.copies.restore();
  expect(next.queryClient.getQueryData(PROJECT)).toEqual({ number: "new" });
});

test("nothing is left after the session", async () => {
  const { queryClient, copies } = openPage();
  queryClient.setQueryData(PROJECT, { number: "PL-1" });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  await copies.clear();
  expect((await restored()).getQueryData(PROJECT)).toBeUndefined();
});

test("neither an emulated session nor other answers are kept", async () => {
  const emulated = openPage(false);
  emulated.queryClient.setQueryData(PROJECT, { number: "theirs" });
  const own = openPage();
  own.queryClient.setQueryData(queryKeys.notifications.unread, 3);
  own.queryClient.setQueryData(queryKeys.account.self, { uuid: "me" });
  await expect.poll(async () => (await restored()).getQueryData(queryKeys.account.self)).toEqual({ uuid: "me" });
  const after = await restored();
  expect(after.getQueryData(PROJECT)).toBeUndefined();
  expect(after.getQueryData(queryKeys.notifications.unread)).toBeUndefined();
});
