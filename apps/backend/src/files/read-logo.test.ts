import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { readLogo } from "./read-logo.ts";

const PHOTOSHOP = "image/vnd.adobe.photoshop";

/** A Photoshop file of 4 by 2 pixels in one colour. */
const photoshop = (red: number, green: number, blue: number): Buffer => {
  const header = Buffer.alloc(26);
  header.write("8BPS", "latin1");
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(3, 12);
  header.writeUInt32BE(2, 14);
  header.writeUInt32BE(4, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(3, 24);
  const planes = [red, green, blue].map((level) => Buffer.alloc(8, level));
  return Buffer.concat([header, Buffer.alloc(12), Buffer.alloc(2), ...planes]);
};

describe("a Photoshop logo", () => {
  it("is printed like the form's preview", async () => {
    const read = await readLogo(photoshop(15, 91, 82), PHOTOSHOP);
    expect(read?.logo).toMatchObject({ kind: "image", width: 4, height: 2 });
    const { data } = await sharp(read?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([15, 91, 82]);
  });

  it("that is cut off is replaced by the company's name", async () => {
    const whole = photoshop(15, 91, 82);
    expect(await readLogo(whole.subarray(0, -4), PHOTOSHOP)).toBeUndefined();
    expect(await readLogo(whole.subarray(0, 20), PHOTOSHOP)).toBeUndefined();
  });
});
