import { describe, expect, it } from "vitest";
import { dtcgColor, dtcgDocument } from "./dtcg.ts";
import { BRANDS, SCHEMES } from "./source.ts";

describe("colours for design tools", () => {
  it.each([
    ["#0F5B52", { colorSpace: "srgb", components: [0.0588, 0.3569, 0.3216], alpha: 1, hex: "#0f5b52" }],
    [
      "rgba(15, 23, 28, 0.56)",
      { colorSpace: "srgb", components: [0.0588, 0.0902, 0.1098], alpha: 0.56, hex: "#0f171c" },
    ],
  ])("%s", (css, value) => expect(dtcgColor(css)).toEqual(value));

  it("reject another format", () => expect(() => dtcgColor("teal")).toThrow("No colour: teal"));
});

describe.each(BRANDS.flatMap((brand) => SCHEMES.map((scheme) => ({ brand, scheme }))))(
  "$brand, $scheme",
  ({ brand, scheme }) => {
    const text = JSON.stringify(dtcgDocument(brand, scheme));

    it("has no references", () => expect(text).not.toMatch(/"\{[^"]+\}"/));
    it("uses the brand's font in its text styles", () => {
      const body = /"body":(\{.*?\}\}\})/.exec(text)?.[1];
      expect(body).toContain('"fontFamily":[');
    });
  },
);

it("gives letter spacing in px and line height as a factor", () => {
  expect(dtcgDocument("lucarne", "light")).toMatchObject({
    text: {
      "figure-xl": {
        desktop: { $type: "typography", $value: { letterSpacing: { value: -2.52, unit: "px" }, lineHeight: 1.1111 } },
      },
    },
  });
});
