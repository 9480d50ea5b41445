import { expect, it } from "vitest";
import { pagesIn } from "./menu-pages.ts";

it("lists the pages of each menu in their order", () => {
  expect(pagesIn("navigation")).toEqual(["home", "projects", "shop", "team", "resources", "rewards"]);
  expect(pagesIn("tabs")).toEqual(["home", "projects", "shop", "team"]);
  expect(pagesIn("more")).toEqual([
    "resources",
    "rewards",
    "orders",
    "balance",
    "clubCard",
    "supportChat",
    "news",
    "profile",
  ]);
});
