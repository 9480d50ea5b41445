import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PAGE_NAMES, pageRow } from "./page-table.ts";

const rules = readFileSync(path.join(import.meta.dirname, "../../../../../docs/rules/navigation.md"), "utf8");
const pages = PAGE_NAMES.map(pageRow).filter(({ path: address }) => address !== "*");
const asRule = (address: string): string => address.replace(":uuid", "{uuid}");

it("the rule of the routes names every page of the table and no other", () => {
  const [, list = ""] = /\*\*NAV-6\*\* The routes are: (.+?)\. _Why/.exec(rules) ?? [];
  expect(list.split(", ").toSorted()).toEqual(pages.map((page) => asRule(page.path)).toSorted());
});

it("the rule of access names every page that a visitor may open and no other", () => {
  const [, access = ""] = /\*\*NAV-1\*\* (.+?) Any other route/.exec(rules) ?? [];
  const open = pages.filter(({ frame }) => frame !== "signed-in").map((page) => asRule(page.path));
  expect((access.match(/\/[\w/{}-]+/g) ?? []).toSorted()).toEqual(open.toSorted());
});
