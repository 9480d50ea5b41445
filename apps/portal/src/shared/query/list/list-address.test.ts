import { describe, expect, test } from "vitest";
import { href } from "../../navigation/href.ts";
import { listAddress, readFilters } from "./list-address.ts";

const SHAPE = { tab: ["open", "closed", "lost"], search: "text" } as const;

describe("filters of an address", () => {
  test("are the defaults when the address names none", () => {
    expect(readFilters(SHAPE, new URLSearchParams())).toEqual({ tab: "open", search: "" });
  });

  test("are what the address names", () => {
    expect(readFilters(SHAPE, new URLSearchParams("tab=lost&search=Polna 1"))).toEqual({
      tab: "lost",
      search: "Polna 1",
    });
  });

  test("are the default when the address names an unknown value", () => {
    expect(readFilters(SHAPE, new URLSearchParams("tab=toString"))).toEqual({ tab: "open", search: "" });
  });

  test.each([81, 100, 5_000])("cut a text of %d characters to the 80 that the server takes", (length) => {
    expect(readFilters(SHAPE, new URLSearchParams({ search: "x".repeat(length) })).search).toBe("x".repeat(80));
  });
});

describe("the address of a list", () => {
  test("has no query when everything is the default", () => {
    expect(listAddress(href("projects"), SHAPE, { tab: "open", search: "", page: 1 })).toBe("/projects");
  });

  test("names filters and page that are not the default", () => {
    expect(listAddress(href("projects"), SHAPE, { tab: "closed", search: "a&b", page: 3 })).toBe(
      "/projects?tab=closed&search=a%26b&page=3",
    );
  });
});
