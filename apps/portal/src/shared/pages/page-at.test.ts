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

  it.each(PAGE_NAMES)("made from the address of %s gives that page", (page) => {
    expect(pageAt(pageRow(page).path.replace(":uuid", uuid))).toBe(page);
  });
});
