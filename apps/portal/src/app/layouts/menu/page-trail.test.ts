import { describe, expect, it } from "vitest";
import type { PageName } from "../../../shared/navigation/page-table.ts";
import { isCurrentInNavigation, isInArea, trailTo } from "./page-trail.ts";

const uuid = "5e0f6a1c-7c52-4c0e-9a0a-1d2f3b4c5d6e";

describe("the trail", () => {
  it.each<[string, string]>([
    ["/projects", "/ home, /projects projects"],
    ["/projects/", "/ home, /projects projects"],
    ["/projects/add", "/ home, /projects projects, /projects/add newProject"],
    [
      `/projects/${uuid}/survey`,
      `/ home, /projects projects, /projects/${uuid} project, /projects/${uuid}/survey projectSurvey`,
    ],
    ["/shop/club-card", "/ home, /shop shop, /shop/club-card clubCardOrder"],
    [`/shop/${uuid}`, `/ home, /shop shop, /shop/${uuid} product`],
    ["/cart", "/ home, /shop shop, /cart cart"],
    ["/checkout", "/ home, /shop shop, /cart cart, /checkout checkout"],
    [`/checkout/${uuid}`, `/ home, /shop shop, /shop/${uuid} product, /checkout/${uuid} checkoutProduct`],
    ["/club-card", "/ home, /club-card clubCard"],
    ["/support/chat", "/ home, /support/chat supportChat"],
    ["/support/chat/new", "/ home, /support/chat supportChat, /support/chat/new newTicket"],
    [`/notifications/${uuid}`, `/ home, /notifications notifications, /notifications/${uuid} notification`],
    ["/user", "/ home, /user profile"],
  ])("of %s names each page from home", (pathname, expected) => {
    const trail = trailTo(pathname).map(({ href, page }) => `${href} ${page}`);
    expect(trail.join(", ")).toBe(expected);
  });

  it.each(["/", "", "/nowhere", "/support", "/cart/deeper", "/login", "/maintenance"])("of %s is empty", (pathname) => {
    expect(trailTo(pathname)).toEqual([]);
  });
});

it.each<[string, PageName, boolean]>([
  ["/", "home", true],
  ["/projects", "home", false],
  ["/projects", "projects", true],
  ["/projects/add", "projects", true],
  [`/projects/${uuid}/survey`, "projects", true],
  ["/projects-old", "projects", false],
  ["/shop/club-card", "shop", true],
  ["/checkout", "shop", true],
  ["/club-card", "shop", false],
])("%s lies in the area of %s: %s", (pathname, area, expected) => {
  expect(isInArea(pathname, area)).toBe(expected);
});

it.each<[string, PageName, boolean]>([
  ["/news", "resources", true],
  [`/news/${uuid}`, "resources", true],
  ["/news", "home", false],
  ["/resources", "resources", true],
  ["/orders", "resources", false],
  ["/projects/add", "projects", true],
])("%s marks %s in the navigation bar: %s", (pathname, entry, expected) => {
  expect(isCurrentInNavigation(pathname, entry)).toBe(expected);
});
