import { describe, expect, it } from "vitest";
import { printedLink } from "./link.ts";
import { codeSize, longestLink } from "./size.ts";

describe("printedLink (CONF-11)", () => {
  it.each([
    ["adds https", "dach.example", "https://dach.example", "dach.example"],
    ["keeps http and a port", "http://dach.example:8080/a", "http://dach.example:8080/a", "dach.example:8080/a"],
    ["reads a port without scheme", "dach.example:8080", "https://dach.example:8080", "dach.example:8080"],
    ["drops www from the label only", " www.dach.example ", "https://www.dach.example", "dach.example"],
    [
      "encodes the code as ASCII, and prints the label in its own letters",
      "https://dachy-łódź.example/żółw?q=ą",
      "https://xn--dachy-d-q0a42esr.example/%C5%BC%C3%B3%C5%82w?q=%C4%85",
      "dachy-łódź.example/żółw?q=ą",
    ],
    [
      "reads the label of an encoded link",
      "http://www.xn--b1alfpei.example/%D0%B4%D0%B0%D1%85%20%E2%80%AE%FF",
      "http://www.xn--b1alfpei.example/%D0%B4%D0%B0%D1%85%20%E2%80%AE%FF",
      "покрив.example/дах%20%E2%80%AE%FF",
    ],
  ])("%s", (_, typed, href, label) => {
    expect(printedLink(typed)).toEqual({ ok: true, href, label });
  });

  it.each([
    ["nothing", "  ", "empty"],
    ["a word", "dach", "not-a-link"],
    ["a sentence", "see dach.example now", "not-a-link"],
    ["a script", "javascript:alert(1)", "not-http"],
    ["an address", "mailto:biuro@dach.example", "not-http"],
    ["a disguise", "https://bank.example@evil.example", "not-a-link"],
    ["a book", `https://dach.example/${"a".repeat(1000)}`, "too-long"],
  ])("refuses %s", (_, typed, reason) => {
    expect(printedLink(typed)).toEqual({ ok: false, reason });
  });

  it("contains only ASCII", () => {
    const link = printedLink("https://покрив.example/стълба#връзка");
    expect(link.ok && /^[\x21-\x7e]+$/.test(link.href)).toBe(true);
  });
});

describe("code sizes", () => {
  it.each([
    [15, 0.4, 42],
    [15, 0.33, 84],
    [18, 0.4, 84],
    [20, 0.4, 106],
    [22, 0.4, 122],
    [25, 0.4, 180],
    [30, 0.4, 287],
    [9, 0.4, 0],
  ])("a plate of %d mm with modules of %d mm holds %d characters", (side, module, longest) => {
    expect(longestLink(side, module)).toBe(longest);
  });

  it("rates a link by the plate it is printed on", () => {
    expect([codeSize("x".repeat(42), 15), codeSize("x".repeat(43), 15), codeSize("x".repeat(85), 15)]).toEqual([
      "sure",
      "fine",
      "too-fine",
    ]);
  });
});
