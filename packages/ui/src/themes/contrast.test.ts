import { describe, expect, it } from "vitest";
import { colors } from "../tokens/generated.ts";
import { contrast } from "./contrast.ts";
import { contrastPairs, type Pair } from "./contrast-pairs.ts";

describe("contrast", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#FFFFFF", 1],
    ["#767676", "#FFFFFF", 4.54],
  ])("of %s on %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it("rejects translucent colours", () => {
    expect(() => contrast("rgba(0, 0, 0, 0.5)", "#FFFFFF")).toThrow("No opaque hex colour");
  });
});

type Palette = Readonly<Record<Pair[0], string>>;

for (const [brand, schemes] of Object.entries(colors)) {
  for (const [scheme, palette] of Object.entries<Palette>(schemes)) {
    describe(`${brand}, ${scheme}`, () => {
      it.each(contrastPairs)("%s on %s is at least %d", (foreground, background, minimum) => {
        expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(minimum);
      });
    });
  }
}

// Figures of the design, so that a changed ramp is noticed.
describe("published figures", () => {
  const { light, dark } = colors.lucarne;
  it.each([
    ["text on canvas, light", light.text, light.canvas, 14.7],
    ["text on canvas, dark", dark.text, dark.canvas, 16],
    ["label on primary, light", light.onPrimary, light.primary, 8],
    ["label on accent, dark", dark.onAccent, dark.accent, 7.9],
    ["highlight on brand, dark", dark.highlight, dark.surfaceBrand, 10.5],
    ["Stairwell label on primary", colors.stairwell.light.onPrimary, colors.stairwell.light.primary, 11.2],
    ["Stairwell label on accent", colors.stairwell.light.onAccent, colors.stairwell.light.accent, 7.2],
    ["Stairwell highlight on brand", colors.stairwell.light.highlight, colors.stairwell.light.surfaceBrand, 12],
  ])("%s", (_name, one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });
});
