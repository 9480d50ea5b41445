import { expect, test } from "vitest";
import { linkParts } from "./link-parts.ts";

test.each([
  ["Hello", [{ text: "Hello" }]],
  [
    "See https://lucarne.example/a?b=1, please.",
    [
      { text: "See " },
      { text: "https://lucarne.example/a?b=1", url: "https://lucarne.example/a?b=1" },
      { text: ", please." },
    ],
  ],
  ["(http://a.example)", [{ text: "(" }, { text: "http://a.example", url: "http://a.example" }, { text: ")" }]],
  ["javascript:alert(1)", [{ text: "javascript:alert(1)" }]],
  ["data:text/html,<b>", [{ text: "data:text/html,<b>" }]],
  ["https://", [{ text: "https://" }]],
  ["", []],
])("the addresses of %j become links", (text, parts) => {
  expect(linkParts(text)).toEqual(parts);
});

test("a text keeps all of its characters", () => {
  const text = "a https://a.example/… b\nhttps://b.example!! c";
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
