import { describe, expect, it } from "vitest";
import { strings as english } from "../../generated/strings/en.ts";
import type { UiStrings } from "../../strings/types.ts";
import { strings as german } from "./de.ts";
import { strings as spanish } from "./es.ts";
import { strings as french } from "./fr.ts";
import { strings as italian } from "./it.ts";

type Key = keyof UiStrings;

const ARGUMENTS = {
  count: 1234,
  position: 2,
  pattern: "PATTERN",
  date: "DATE",
  number: "NUMBER",
  example: "EXAMPLE",
  name: "NAME",
} as never;
const said = (strings: UiStrings, key: Key): string => {
  const text = strings[key];
  return typeof text === "function" ? text(ARGUMENTS) : (text ?? "");
};
/** What a text got, without the marks between thousands, which differ. */
const given = (text: string) => (text.match(/[A-Z]{4,}|\d/g) ?? []).sort().join(" ");

const keys = Object.keys(english) as Key[];

describe.each([
  ["German", german],
  ["French", french],
  ["Italian", italian],
  ["Spanish", spanish],
])("the example words in %s", (_, strings) => {
  it("are those of the kit, none empty", () => {
    expect(Object.keys(strings).sort()).toEqual(keys.toSorted());
    expect(keys.filter((key) => said(strings, key).trim() === "")).toEqual([]);
  });

  it("use what each text gets", () => {
    const wrong = keys.filter((key) => given(said(strings, key)) !== given(said(english, key)));
    expect(wrong).toEqual([]);
  });
});
