import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EVERY_COVER, layoutOf, sampleOf } from "../../testing/artworks.ts";
import { sayTotalInk, totalInk } from "./total-ink.ts";

const CASES = sampleOf(EVERY_COVER, 2);

it.each(["coated", "uncoated"] as const)("stays under 3 for each product on paper that is %s", async (paper) => {
  for (const [, template, cover] of CASES) {
    const { colours, pictures } = await totalInk(layoutOf(template, cover), paper);
    expect(colours).toBeGreaterThan(1);
    expect(colours).toBeLessThan(3);
    expect(pictures).toBeGreaterThan(2);
    expect(pictures).toBeLessThan(3);
  }
});

const [first] = CASES;
if (!first) throw new Error("No product");
const artwork = layoutOf(first[1], first[2]);

it("says the larger sum in whole percent", async () => {
  expect(sayTotalInk(await totalInk(artwork))).toBe("total ink 298%");
  expect(sayTotalInk({ colours: 2, pictures: undefined, logos: 0 })).toBe("");
});

it("counts a colour of the template that has more ink", async () => {
  const path = [["M", [0, 0]], ["L", [9, 0]], ["L", [9, 9]], ["Z"]] as const;
  const dark = { kind: "path", path, fill: "#08322e" } as const;
  expect(
    (await totalInk({ ...artwork, pages: [{ side: "front", operations: [dark], elements: [[dark]] }] })).colours,
  ).toBeCloseTo(2.66, 6);
  const picture = { kind: "group", picture: true, operations: [dark] } as const;
  expect(
    (await totalInk({ ...artwork, pages: [{ side: "front", operations: [picture], elements: [[picture]] }] })).colours,
  ).toBe(0);
});

it("does not know the ink of a profile with other tables", async () => {
  const icc = Uint8Array.from(
    readFileSync(new URL("../../../assets/print-profile/coated-fogra39l.icc", import.meta.url)),
  );
  for (let at = icc.length - 4; at > 128; at -= 1)
    if (String.fromCharCode(...icc.subarray(at, at + 4)) === "mft2") icc.set([109, 66, 65, 32], at);
  const ink = await totalInk(artwork, { identifier: "FOGRA51", info: "Premium coated", icc });
  expect(ink.pictures).toBeUndefined();
});
