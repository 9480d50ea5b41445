import { printedLink } from "@lucarne/configurators/artwork/qr/link";
import { PNG } from "pngjs";
import decode from "qr/decode.js";
import { describe, expect, it } from "vitest";

import { qrCode } from "./qr-code.ts";

const picture = (address: string) => PNG.sync.read(Buffer.from(address.split(",")[1] ?? "", "base64"));

/** White modules on each side, and the pixels of a module. */
const quietZone = ({ width, data }: PNG): number => {
  const white = (x: number, y: number) => data[(y * width + x) * 4] === 255;
  let left = 0;
  while (left < width && Array.from({ length: width }, (_, y) => y).every((y) => white(left, y))) left++;
  // The finder pattern in the corner is seven black modules.
  let finder = left;
  while (!white(finder, left)) finder++;
  return left / ((finder - left) / 7);
};

describe("the QR code of a link", () => {
  it.each([
    ["https://okna-krakow.example", "https://okna-krakow.example"],
    ["http://dach.example:8080/a?b=c&d=%20#e", "http://dach.example:8080/a?b=c&d=%20#e"],
    ["https://dachy-łódź.example/żółw?q=ą", "https://xn--dachy-d-q0a42esr.example/%C5%BC%C3%B3%C5%82w?q=%C4%85"],
    ["https://покрив.example/стълба", "https://xn--b1alfpei.example/%D1%81%D1%82%D1%8A%D0%BB%D0%B1%D0%B0"],
    [`https://dach.example/${"a".repeat(970)}`, `https://dach.example/${"a".repeat(970)}`],
  ])("%s is read back as ASCII, with four modules of white around it", async (link, read) => {
    const printed = printedLink(link);
    if (!printed.ok) throw new Error("The link cannot be printed.");
    const address = await qrCode(printed.href);
    expect(address).toMatch(/^data:image\/png;base64,/);
    expect(address.length).toBeLessThan(200_000);
    const png = picture(address);
    expect(decode({ width: png.width, height: png.height, data: png.data })).toBe(read);
    expect(quietZone(png)).toBe(4);
  });
});
