import type { Href } from "@lucarne/ui/provider";
import type { ComponentProps } from "react";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { ExternalHref } from "./external-href.ts";
import { externalHref } from "./external-href.ts";
import type { PageHref } from "./href.ts";
import { href, pageHref, withSearch } from "./href.ts";
import type { Navigate, useNavigate } from "./navigate.ts";

describe("the address of a page", () => {
  it("is its path with the names filled in", () => {
    expect(href("home")).toBe("/");
    expect(href("projectSurvey", { uuid: "5e0f" })).toBe("/projects/5e0f/survey");
  });

  it("has the search parameters that are given, and no question mark without any", () => {
    expect(withSearch(href("notifications"), new URLSearchParams({ page: "2" }))).toBe("/notifications?page=2");
    expect(withSearch(href("notifications"), new URLSearchParams())).toBe("/notifications");
  });

  it("keeps a name in one part of the path", () => {
    expect(href("project", { uuid: "a/b" })).toBe("/projects/a%2Fb");
  });
});

it.each([
  ["/shop/0b1c?size=2#reviews", true],
  ["/", true],
  ["/no/such/page", false],
  ["//evil.example", false],
  ["projects", false],
  ["https://evil.example/", false],
])("%s is an address of the portal: %s", (address, expected) => {
  expect(pageHref(address)).toBe(expected ? address : undefined);
});

it.each([
  ["https://lucarne.example/terms", "https://lucarne.example/terms"],
  ["tel:+48221234567", "tel:+48221234567"],
  ["javascript:alert(1)", "about:blank"],
  ["data:text/html,x", "about:blank"],
])("an external link to %s leads to %s", (url, expected) => {
  expect(externalHref(url)).toBe(expected);
});

it("makes a link to a page that does not exist fail to compile", () => {
  expectTypeOf<"nowhere">().not.toExtend<Parameters<typeof href>[0]>();
  expectTypeOf<"notFound">().not.toExtend<Parameters<typeof href>[0]>();
  expectTypeOf<Parameters<typeof href<"shop">>>().toEqualTypeOf<[page: "shop"]>();
  expectTypeOf<Parameters<typeof href<"project">>>().toEqualTypeOf<
    [page: "project", params: Readonly<Record<"uuid", string>>]
  >();
});

it("makes links and navigations with a bare text fail to compile", () => {
  type To = Parameters<ReturnType<typeof useNavigate>>[0];
  expectTypeOf<Href>().toEqualTypeOf<PageHref | ExternalHref>();
  expectTypeOf<"/shop">().not.toExtend<Href>();
  expectTypeOf<"/shop">().not.toExtend<To>();
  expectTypeOf<"/shop">().not.toExtend<ComponentProps<typeof Navigate>["to"]>();
  expectTypeOf<PageHref>().toExtend<Href>();
  expectTypeOf<PageHref>().toExtend<To>();
  expectTypeOf<PageHref>().toExtend<ComponentProps<typeof Navigate>["to"]>();
});
