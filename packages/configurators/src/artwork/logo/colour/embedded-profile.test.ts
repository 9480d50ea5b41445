import sharp from "sharp";
import { expect, it } from "vitest";
import { embeddedProfile } from "./embedded-profile.ts";

const pixels = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#c00" } });

it.each(["png", "jpeg"] as const)("reads the colour profile of a %s", async (kind) => {
  const file = await pixels().withIccProfile("p3").toFormat(kind).toBuffer();
  const found = await embeddedProfile(file, kind);
  const { icc } = await sharp(file).metadata();
  expect(found?.components).toBe(3);
  expect(icc).toBeDefined();
  expect(Buffer.compare(Buffer.from(found?.icc ?? []), icc ?? Buffer.alloc(0))).toBe(0);
});

it.each(["png", "jpeg"] as const)("finds none in a %s without a profile", async (kind) => {
  expect(await embeddedProfile(await pixels().toFormat(kind).toBuffer(), kind)).toBeUndefined();
});

it("leaves a profile of inks out, whose values are printed as they are", async () => {
  expect(await embeddedProfile(await pixels().withIccProfile("cmyk").jpeg().toBuffer(), "jpeg")).toBeUndefined();
});

it("leaves a damaged profile out", async () => {
  const file = await pixels().withIccProfile("p3").jpeg().toBuffer();
  const damaged = Buffer.from(file);
  damaged.write("xxxx", damaged.indexOf("acsp"));
  expect(await embeddedProfile(damaged, "jpeg")).toBeUndefined();
});
