import { expect, it } from "vitest";
import { isLinearProfile } from "./linear-profile.ts";

/** A profile with one entry, by name, whose content is given as hex. */
const profileOf = (name: string, content: string): Uint8Array => {
  const head = Buffer.alloc(128 + 4 + 12);
  head.writeUInt32BE(1, 128);
  head.write(name, 132);
  head.writeUInt32BE(head.length, 136);
  return Uint8Array.from(Buffer.concat([head, Buffer.from(content.replaceAll(" ", ""), "hex"), Buffer.alloc(8)]));
};

const [CURVE, FORMULA] = ["63757276 00000000", "70617261 00000000"];

it.each([
  ["without points", "rTRC", `${CURVE} 00000000`, true],
  ["with the exponent 1", "rTRC", `${CURVE} 00000001 0100`, true],
  ["of grey with the exponent 1", "kTRC", `${CURVE} 00000001 0100`, true],
  ["with the exponent 1 as a formula", "rTRC", `${FORMULA} 00000000 00010000`, true],
  ["with the exponent 2.2", "rTRC", `${CURVE} 00000001 0233`, false],
  ["with the exponent 2.2 as a formula", "rTRC", `${FORMULA} 00000000 00023333`, false],
  ["with points", "rTRC", `${CURVE} 00000002 0000 ffff`, false],
  ["that is none", "desc", `${CURVE} 00000000`, false],
])("a curve %s is linear: %s %s %s", (_what, name, content, isLinear) => {
  expect(isLinearProfile(profileOf(name, content))).toBe(isLinear);
});

it("bytes that are no profile are not linear", () => {
  expect(isLinearProfile(new Uint8Array(20))).toBe(false);
  expect(isLinearProfile(profileOf("rTRC", "").subarray(0, 140))).toBe(false);
});
