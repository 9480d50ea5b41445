import { expect, test } from "vitest";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

const uuid = "5e0f6a1c-7c52-4c0e-9a0a-1d2f3b4c5d6e";

test.each<[string, string]>([
  ["/projects", "/ home, /projects projects"],
  ["/projects/", "/ home, /projects projects"],
  ["/projects/add", "/ home, /projects projects, /projects/add newProject"],
  [
    `/projects/${uuid}/survey`,
    `/ home, /projects projects, /projects/${uuid} project, /projects/${uuid}/survey survey`,
  ],
  ["/shop/club-card", "/ home, /shop shop, /shop/club-card clubCard"],
  [`/shop/${uuid}`, `/ home, /shop shop, /shop/${uuid} product`],
  ["/club-card", "/ home, /club-card clubCard"],
  ["/support/chat", "/ home, /support/chat supportChat"],
  ["/support/chat/new", "/ home, /support/chat supportChat, /support/chat/new newTicket"],
  [`/notifications/${uuid}`, `/ home, /notifications notifications, /notifications/${uuid} notification`],
  ["/user", "/ home, /user profile"],
])("%s", (pathname, expected) => {
  expect(
    breadcrumbTrail(pathname)
      .map(({ path, name }) => `${path} ${name}`)
      .join(", "),
  ).toBe(expected);
});

test.each(["/", "", "/nowhere", "/support", "/cart/deeper", `/projects/${uuid}/survey/more`])(
  "%s has no trail",
  (pathname) => {
    expect(breadcrumbTrail(pathname)).toEqual([]);
  },
);
