import { expect, test } from "vitest";
import { memberPageHref } from "./member-page-href.ts";

const installer = { uuid: "a", role: { id: 4, name: "installer" } } as const;
const owner = { uuid: "b", role: { id: 3, name: "owner" } } as const;

test("an installer's row links to the member page", () => {
  expect(memberPageHref(installer, "me")).toBe("/team/a");
});

test("one's own row links to the profile, also for an owner", () => {
  expect(memberPageHref(installer, "a")).toBe("/user");
  expect(memberPageHref(owner, "b")).toBe("/user");
});

test("another owner's row has no link", () => {
  expect(memberPageHref(owner, "me")).toBeUndefined();
});
