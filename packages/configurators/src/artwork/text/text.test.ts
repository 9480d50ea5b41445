import { describe, expect, it } from "vitest";
import { piecesOf } from "./breaks.ts";
import { cleanText } from "./clean.ts";

describe("cleanText", () => {
  it.each([
    ["composes letters that arrive in parts", "Z\u0301dz\u0301b\u0142o", "Źdźbło"],
    ["replaces signs that fonts lack", "1\u202f284\u2011x", "1\u00a0284-x"],
    ["drops what cannot be seen", "a\u00ad\u200bb\ufeff", "ab"],
    ["makes one line of several", " one\r\n two\t three ", "one two three"],
    ["keeps the Ukrainian apostrophe and no-break spaces", "п\u02bcять\u00a0€", "п\u02bcять\u00a0€"],
  ])("%s", (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe("piecesOf", () => {
  const texts = (text: string, language = "en") => piecesOf(text, { language }).map((piece) => piece.text);

  it("breaks at spaces and after hyphens between letters", () => {
    expect(texts("top-hung roof – window")).toEqual(["top-", "hung", "roof", "–", "window"]);
    expect(piecesOf("a top-hung", { language: "en" }).map(({ spaced }) => spaced)).toEqual([false, true, false]);
  });

  it("never breaks a phone number, e-mail or link, even in a sentence", () => {
    expect(texts("Call +48 601 234-567 now")).toEqual(["Call", "+48\u00a0601\u00a0234-567", "now"]);
    expect(texts("biuro@okna-dachowe-slask.example or www.okna-dachowe.example")).toEqual([
      "biuro@okna-dachowe-slask.example",
      "or",
      "www.okna-dachowe.example",
    ]);
    expect(texts("https://okna-dachowe.example/o-nas")).toEqual(["https://okna-dachowe.example/o-nas"]);
    expect(piecesOf("ul. Dekarska 14 – biuro", { language: "pl", joints: "none" })).toHaveLength(1);
  });

  it.each([
    ["pl", "Okna w dachu i w ścianie", ["Okna", "w\u00a0dachu", "i\u00a0w\u00a0ścianie"]],
    ["cs", "V podkroví s výhledem", ["V\u00a0podkroví", "s\u00a0výhledem"]],
    ["sk", "Okno k slnku", ["Okno", "k\u00a0slnku"]],
    ["bg", "Прозорци и щори с гаранция", ["Прозорци", "и\u00a0щори", "с\u00a0гаранция"]],
    ["bg", "Прозорци «В дома» и щори", ["Прозорци", "«В\u00a0дома»", "и\u00a0щори"]],
    ["uk", "Вікна й жалюзі у Львові", ["Вікна", "й\u00a0жалюзі", "у\u00a0Львові"]],
    ["bs", "Prozori i rolete u danu", ["Prozori", "i\u00a0rolete", "u\u00a0danu"]],
    ["hr", "Ugradnja u danu s jamstvom", ["Ugradnja", "u\u00a0danu", "s\u00a0jamstvom"]],
    ["sr", "Ugradnja u danu i servis", ["Ugradnja", "u\u00a0danu", "i\u00a0servis"]],
    ["sl", "Okno v strehi z jamstvom", ["Okno", "v\u00a0strehi", "z\u00a0jamstvom"]],
    ["en", "I fit a window", ["I", "fit", "a", "window"]],
  ])("handles one-letter words at the end of a line in %s", (language, text, expected) => {
    expect(texts(text, language)).toEqual(expected);
  });

  it.each([
    ["address", ["biuro@", "okna-dachowe", ".slask", ".example"]],
    ["hyphens", ["biuro@", "okna-", "dachowe", ".slask", ".example"]],
  ] as const)("breaks a long address at its joints, without hyphens of its own: %s", (joints, expected) => {
    const pieces = piecesOf("biuro@okna-dachowe.slask.example", { language: "pl", joints });
    expect(pieces.map(({ text }) => text)).toEqual(expected);
    expect(pieces.some(({ spaced }) => spaced)).toBe(false);
  });

  it("breaks a phone number at its spaces, and an address between letters, as the last resort", () => {
    expect(piecesOf("+48 601 234", { language: "pl", joints: "spaces" }).map(({ spaced }) => spaced)).toEqual([
      false,
      true,
      true,
    ]);
    expect(piecesOf("a@b.pl", { language: "pl", joints: "letters" })).toHaveLength(6);
  });

  it("returns an empty list for an empty text", () => {
    expect(piecesOf("", { language: "pl" })).toEqual([]);
  });
});
