import { describe, expect, it } from "vitest";
import { signInHref, wantedPage } from "./redirect.ts";

const ORIGIN = "https://club.lucarne.pl";

describe("the wanted page", () => {
  it.each(["/projects", "/projects?page=2&status=open", "/shop/0b1c#reviews"])("%s survives sign-in", (path) => {
    const { search } = new URL(signInHref(path), ORIGIN);
    expect(wantedPage(search, ORIGIN)).toBe(path);
  });

  it.each([
    "",
    "https://evil.example/",
    "//evil.example/projects",
    "/\\evil.example",
    "/.//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "projects",
    "/login",
    "/register?invite=1",
    "/maintenance",
    "/LOGIN",
    "/no/such/page",
  ])("%j leads home instead", (wanted) => {
    expect(wantedPage(`?${new URLSearchParams({ redirectTo: wanted })}`, ORIGIN)).toBe("/");
  });

  it("is home when the address names none", () => {
    expect(wantedPage("", ORIGIN)).toBe("/");
    expect(signInHref("/")).toBe("/login");
    expect(signInHref()).toBe("/login");
  });
});
