import { expect, it } from "vitest";
import { faultsOf } from "./check.ts";

const english = {
  cart: "{count, plural, one {# product} other {# products}}",
  hello: "Hello {name}",
  link: "Read <a>the terms</a>",
};

const polish = {
  cart: "{count, plural, =0 {Pusto} one {# produkt} few {# produkty} many {# produktów} other {# produktu}}",
  hello: "Cześć, {name}",
  link: "Przeczytaj <a>regulamin</a>",
};

const faultsWith = (texts: Record<string, string>): string =>
  faultsOf("pl", { ...polish, ...texts }, english).join("\n");

it("finds nothing wrong with a right translation", () => {
  expect(faultsOf("pl", polish, english)).toEqual([]);
});

it.each([
  ["a text that English lacks", { gone: "Nic" }, "gone is in no English text"],
  ["a renamed argument", { hello: "Cześć, {imie}" }, "hello has the argument imie as plain where English has none"],
  ["a lost tag", { link: "Przeczytaj regulamin" }, "link has the argument a as none where English has tag"],
  ["a missing plural form", { cart: "{count, plural, one {#} other {#}}" }, "wanted are few, many, one, other"],
  ["a broken text", { hello: "Cześć, {name" }, "does not parse"],
  ["an empty text", { hello: "" }, "is empty"],
  ["a straight apostrophe", { hello: "Cześć, '{name}" }, "straight apostrophe"],
  ["three dots", { hello: "Cześć, {name}..." }, "three dots"],
  ["the English text", { hello: "Hello {name}" }, "is the English text"],
])("finds %s", (_what, texts: Record<string, string>, fault) => {
  expect(faultsWith(texts)).toContain(fault);
});

it("finds ready text in a plural, which would be shown as NaN", () => {
  const hello = "{name, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}";
  expect(faultsWith({ hello })).toContain("hello has the argument name as plural where English has plain");
  expect(faultsWith({ hello: "Cześć, {name, number}" })).toContain("name as number where English has plain");
  expect(faultsWith({ cart: "Produkty: {count}" })).toContain("count as plain where English has plural");
});

it("finds a text that is not there", () => {
  expect(faultsOf("pl", { hello: polish.hello, link: polish.link }, english)).toEqual(["cart is missing"]);
});

it("requires the plural forms that the language has", () => {
  const text = { cart: "{count, plural, zero {#} one {#} other {#}}" };
  const one = { cart: english.cart };
  expect(faultsOf("lv", text, one)).toEqual([]);
  expect(faultsOf("lt", text, one)).toHaveLength(1);
});
