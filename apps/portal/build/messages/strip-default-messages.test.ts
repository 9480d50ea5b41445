import { expect, it } from "vitest";
import { withoutDefaultMessages } from "./strip-default-messages.ts";

it.each([
  ['const m = { id: "a.b", defaultMessage: "Text, {x}" };', 'const m = { id: "a.b" };'],
  ['const m = { defaultMessage: "Text", id: "a.b" };', 'const m = {  id: "a.b" };'],
  ['jsx(F, { id: "a.b", defaultMessage: "One", values: { x } });', 'jsx(F, { id: "a.b", values: { x } });'],
  [
    'const m = { one: { id: "a", defaultMessage: "1" }, two: { id: "b", defaultMessage: "2" } };',
    'const m = { one: { id: "a" }, two: { id: "b" } };',
  ],
])("%s", (code, stripped) => {
  expect(withoutDefaultMessages(code)).toBe(stripped);
});

it.each(['const m = { defaultMessage: "no id" };', "const m = { id, defaultMessage };", "const x = 1;"])(
  "leaves %s alone",
  (code) => {
    expect(withoutDefaultMessages(code)).toBeUndefined();
  },
);
