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

test.each([
  ["https://a.example/Dach_(Bau)", "https://a.example/Dach_(Bau)"],
  ["(https://a.example/Dach_(Bau))", "https://a.example/Dach_(Bau)"],
  ["(see https://a.example/Dach_(Bau)).", "https://a.example/Dach_(Bau)"],
  ["https://a.example/?ids[]=1&ids[]", "https://a.example/?ids[]=1&ids[]"],
  ["[https://a.example/?ids[]]", "https://a.example/?ids[]"],
  ["https://a.example/{id}, then", "https://a.example/{id}"],
  ["https://a.example/a)b", "https://a.example/a)b"],
  ["https://a.example/(a", "https://a.example/(a"],
  ["https://a.example/Dach_(Bau)?", "https://a.example/Dach_(Bau)"],
  ["‹https://a.example/a›…", "https://a.example/a"],
  ["(https://a.example/Dach_%28Bau%29)", "https://a.example/Dach_%28Bau%29"],
  ["(https://a.example/Dach_(Bau%29))", "https://a.example/Dach_(Bau%29)"],
])("a closing bracket belongs to the address of %j only when it was opened there", (text, url) => {
  expect(linkParts(text).filter((part) => part.url !== undefined)).toEqual([{ text: url, url }]);
});

test.each([..."）】」』》。、，；：！？*’‘»›”“„‚…·`´|—–", "）。", "**", "!!", "».", "\u200B", "”,", "）、"])(
  "an address ends before %j",
  (after) => {
    const url = "https://a.example/Dach-(Bau)/a_b-1";
    expect(linkParts(`${url}${after}`)).toEqual([{ text: url, url }, { text: after }]);
  },
);

test.each(["/", "/a-", "/a_", "/?a=", "/~", "/a&", "/#", "/a%20", "/（a）"])("an address may end in %j", (end) => {
  const url = `https://a.example${end}`;
  expect(linkParts(url)).toEqual([{ text: url, url }]);
});

test.each(["HTTPS://a.example/A", "Https://a.example/A", "Http://a.example"])(
  "%s is an address, whichever letters of the scheme are capital",
  (text) => {
    expect(linkParts(text)).toEqual([{ text, url: text }]);
  },
);

test("a text keeps all of its characters", () => {
  const text = "a https://a.example/… b\nhttps://b.example!! c";
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
