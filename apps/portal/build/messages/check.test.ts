import { expect, it } from "vitest";
import { faultsOf, missingIn } from "./check.ts";

const english = {
  cart: "{count, plural, one {# product} other {# products}}",
  hello: "Hello {name}",
  link: "Read <a>the terms</a>",
};

it("finds nothing wrong with a right translation", () => {
  const polish = {
    cart: "{count, plural, =0 {Pusto} one {# produkt} few {# produkty} many {# produktów} other {# produktu}}",
    hello: "Cześć, {name}",
    link: "Przeczytaj <a>regulamin</a>",
  };
  expect(faultsOf("pl", polish, english)).toEqual([]);
  expect(missingIn(polish, english)).toEqual([]);
});

it.each([
  ["a text nobody uses", { gone: "Nic" }, "gone is in no English text"],
  ["a renamed placeholder", { hello: "Cześć, {imie}" }, "placeholders imie where English has name"],
  ["a lost tag", { link: "Przeczytaj regulamin" }, "placeholders none where English has <a>"],
  ["a missing plural form", { cart: "{count, plural, one {#} other {#}}" }, "wanted are few, many, one, other"],
  ["a broken text", { hello: "Cześć, {name" }, "does not parse"],
  ["an empty text", { hello: "" }, "is empty"],
  ["a straight apostrophe", { hello: "Cześć, '{name}" }, "straight apostrophe"],
  ["three dots", { hello: "Cześć, {name}..." }, "three dots"],
])("finds %s", (_what, texts: Record<string, string>, fault) => {
  expect(faultsOf("pl", texts, english).join("\n")).toContain(fault);
});

it("asks each language for its own plural forms", () => {
  const text = { cart: "{count, plural, zero {#} one {#} other {#}}" };
  expect(faultsOf("lv", text, english)).toEqual([]);
  expect(faultsOf("lt", text, english)).toHaveLength(1);
});

it("names what is not translated yet", () => {
  expect(missingIn({ hello: "Cześć, {name}" }, english)).toEqual(["cart", "link"]);
});
