import { expect, test } from "vitest";
import { excerpt } from "./plain-text.ts";

test.each([
  ["<p>Warm &amp; dry.</p>", "Warm & dry."],
  ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
  ["5 &lt; 6 &#8211; &#x2713; &unknown;", "5 < 6 – ✓ &unknown;"],
  ["<p>  a\n\tb </p>", "a b"],
  ["", ""],
])("%s is read as plain text", (html, text) => {
  expect(excerpt(html, 300)).toBe(text);
});

test("a text of the limit stays, a longer one ends with an ellipsis within the limit (SHOP-3)", () => {
  expect(excerpt("x".repeat(300), 300)).toBe("x".repeat(300));
  expect(excerpt("x".repeat(301), 300)).toBe(`${"x".repeat(299)}…`);
  expect(excerpt("😀".repeat(301), 300)).toBe(`${"😀".repeat(299)}…`);
});

test("a long text without closing brackets is read in linear time", () => {
  const text = "<".repeat(20_000);
  expect(excerpt(text, 30_000)).toBe(text);
});
