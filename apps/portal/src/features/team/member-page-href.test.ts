import { expect, test } from "vitest";
import { memberPageHref } from "./member-page-href.ts";

const installer = { uuid: "a", role: { id: 4, name: "installer" } } as const;
const owner = { uuid: "b", role: { id: 3, name: "owner" } } as const;

test("an installer's row leads to the installer's page", () => {
  expect(memberPageHref(installer, "me")).toBe("/team/a");
});

test("one's own row leads to the profile, also as an owner", () => {
  expect(memberPageHref(installer, "a")).toBe("/user");
  expect(memberPageHref(owner, "b")).toBe("/user");
});

test("another owner's row leads nowhere", () => {
  expect(memberPageHref(owner, "me")).toBeUndefined();
});
