import { describe, expect, it } from "vitest";
import { pageAt } from "./page-at.ts";
import type { PageName } from "./page-table.ts";
import { PAGE_NAMES, pageRow } from "./page-table.ts";

const uuid = "5e0f6a1c-7c52-4c0e-9a0a-1d2f3b4c5d6e";

describe("a path", () => {
  it.each<[string, PageName]>([
    ["/", "home"],
    ["/projects/add", "newProject"],
    [`/projects/${uuid}`, "project"],
    ["/projects/", "projects"],
    ["/PROJECTS", "projects"],
    ["/shop/club-card", "clubCardOrder"],
    ["/support", "notFound"],
    ["/projects-old", "notFound"],
    [`/projects/${uuid}/survey/more`, "notFound"],
    ["/projects/%E0%A4%A", "project"],
  ])("%s leads to %s", (pathname, page) => {
    expect(pageAt(pathname)).toBe(page);
  });

  it.each([
    "/",
    "/projects",
    "/projects/add",
    `/projects/${uuid}`,
    `/projects/${uuid}/survey`,
    "/team",
    "/team/add",
    `/team/${uuid}`,
    "/user",
    "/balance",
    "/resources",
    "/news",
    `/news/${uuid}`,
    "/rewards",
    "/shop",
    "/shop/club-card",
    `/shop/${uuid}`,
    "/checkout",
    `/checkout/${uuid}`,
    "/cart",
    "/orders",
    `/orders/${uuid}`,
    "/notifications",
    `/notifications/${uuid}`,
    "/club-card",
    "/support/chat",
    "/support/chat/new",
    `/support/chat/${uuid}`,
    "/verify-email",
  ])("%s is a page for signed-in users (NAV-3)", (pathname) => {
    expect(pageRow(pageAt(pathname)).frame).toBe("signed-in");
  });

  it.each([
    ["/login", "anonymous"],
    ["/register", "anonymous"],
    ["/maintenance", "open"],
    ["/no/such/page", "either"],
  ])("%s has the frame %s (NAV-3)", (pathname, frame) => {
    expect(pageRow(pageAt(pathname)).frame).toBe(frame);
  });

  it.each(PAGE_NAMES)("made from the address of %s gives that page", (page) => {
    expect(pageAt(pageRow(page).path.replace(":uuid", uuid))).toBe(page);
  });
});
