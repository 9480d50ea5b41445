import { describe, expect, it } from "vitest";
import { loginPath, wantedPath } from "./redirect.ts";

const ORIGIN = "https://club.lucarne.pl";

describe("the wanted page", () => {
  it.each(["/projects", "/projects?page=2&status=open", "/shop/0b1c#reviews"])("%s survives sign-in", (path) => {
    const { search } = new URL(loginPath(path), ORIGIN);
    expect(wantedPath(search, ORIGIN)).toBe(path);
  });

  it.each([
    "",
    "https://evil.example/",
    "//evil.example/projects",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "projects",
    "/login",
    "/register?invite=1",
    "/maintenance",
  ])("%j leads home instead", (wanted) => {
    expect(wantedPath(`?${new URLSearchParams({ redirectTo: wanted })}`, ORIGIN)).toBe("/");
  });

  it("is home when the address names none", () => {
    expect(wantedPath("", ORIGIN)).toBe("/");
    expect(loginPath("/")).toBe("/login");
    expect(loginPath()).toBe("/login");
  });
});
