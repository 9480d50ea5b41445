import cyrillic400 from "@fontsource/arimo/files/arimo-cyrillic-400-normal.woff2?url";
import cyrillic700 from "@fontsource/arimo/files/arimo-cyrillic-700-normal.woff2?url";
import latin400 from "@fontsource/arimo/files/arimo-latin-400-normal.woff2?url";
import latin700 from "@fontsource/arimo/files/arimo-latin-700-normal.woff2?url";
import latinExt400 from "@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2?url";
import latinExt700 from "@fontsource/arimo/files/arimo-latin-ext-700-normal.woff2?url";
import "../styles/reset.css.ts";
import "./lucarne.css.ts";
import "./stairwell.css.ts";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { vars } from "./contract.css.ts";

const probe = (id: string) => (
  <div
    data-testid={id}
    style={{
      color: vars.color.text,
      background: vars.color.primary,
      borderRadius: vars.radius.card,
      fontFamily: vars.font.family,
    }}
  />
);

const seen = (root: Element, id: string) => {
  const element = root.querySelector(`[data-testid="${id}"]`);
  if (!element) throw new Error(`no ${id}`);
  const { color, backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
  return { color, background: backgroundColor, radius: borderRadius, font: fontFamily.split(",")[0] };
};

const LUCARNE_LIGHT = {
  color: "rgb(24, 34, 41)",
  background: "rgb(15, 91, 82)",
  radius: "12px",
  font: '"Geologica Variable"',
};
const LUCARNE_DARK = { ...LUCARNE_LIGHT, color: "rgb(237, 242, 243)", background: "rgb(118, 189, 175)" };
const STAIRWELL_LIGHT = {
  color: "rgb(24, 34, 41)",
  background: "rgb(31, 55, 121)",
  radius: "4.08px",
  font: '"Onest Variable"',
};
const STAIRWELL_DARK = { ...STAIRWELL_LIGHT, color: "rgb(237, 242, 243)", background: "rgb(143, 166, 230)" };

describe("themes by attributes alone", () => {
  it("nest: brand in brand, scheme in scheme, either in the other", async () => {
    const { container } = await render(
      <div data-brand="lucarne" data-scheme="light">
        {probe("outer")}
        <div data-scheme="dark">
          {probe("dark")}
          <div data-brand="stairwell">
            {probe("stairwell in dark")}
            <div data-brand="stairwell" data-scheme="light">
              {probe("stairwell light in dark")}
            </div>
          </div>
          <div data-scheme="light">{probe("light in dark")}</div>
        </div>
        <div data-brand="stairwell">
          {probe("stairwell")}
          <div data-scheme="dark">{probe("dark in stairwell")}</div>
          <div data-brand="lucarne">{probe("lucarne in stairwell")}</div>
        </div>
      </div>,
    );
    expect(seen(container, "outer")).toEqual(LUCARNE_LIGHT);
    expect(seen(container, "dark")).toEqual(LUCARNE_DARK);
    expect(seen(container, "stairwell in dark")).toEqual(STAIRWELL_DARK);
    expect(seen(container, "stairwell light in dark")).toEqual(STAIRWELL_LIGHT);
    expect(seen(container, "light in dark")).toEqual(LUCARNE_LIGHT);
    expect(seen(container, "stairwell")).toEqual(STAIRWELL_LIGHT);
    expect(seen(container, "dark in stairwell")).toEqual(STAIRWELL_DARK);
    expect(seen(container, "lucarne in stairwell")).toEqual(LUCARNE_LIGHT);
  });

  it("follow the system when no scheme is forced", async () => {
    const { container } = await render(<div data-brand="lucarne">{probe("auto")}</div>, {
      container: document.documentElement.appendChild(document.createElement("div")),
    });
    delete document.documentElement.dataset["scheme"];
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    expect(seen(container, "auto")).toEqual(dark ? LUCARNE_DARK : LUCARNE_LIGHT);
    document.documentElement.dataset["scheme"] = "light";
    container.remove();
  });
});

const SAMPLES = {
  en: "We send a one-time code to your phone. Register the project and collect points for your company.",
  pl: "Wyślemy jednorazowy kod na telefon. Zarejestruj zlecenie, zeskanuj każde okno i zbieraj punkty.",
  uk: "Надішлемо одноразовий код на телефон. Зареєструйте об’єкт, відскануйте кожне вікно та збирайте бали.",
};

/** Arimo has Arial's metrics, so that these tests do not depend on the fonts of the machine. */
const ARIMO = [
  { unicodeRange: "U+0-FF, U+2000-206F", regular: latin400, bold: latin700 },
  { unicodeRange: "U+0100-02AF", regular: latinExt400, bold: latinExt700 },
  { unicodeRange: "U+0400-052F", regular: cyrillic400, bold: cyrillic700 },
];

/** The stylesheet's rule for a fallback font at a weight. */
const fallbackRule = (family: string, weight: number) => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rule = rules.find((one): one is CSSFontFaceRule => {
    if (!(one instanceof CSSFontFaceRule)) return false;
    const [from, to] = one.style.getPropertyValue("font-weight").split(" ").map(Number);
    const name = one.style.getPropertyValue("font-family").replaceAll('"', "");
    return name === `${family} fallback` && Number(from) <= weight && weight <= Number(to);
  });
  if (!rule) throw new Error(`no rule for ${family} fallback at ${weight}`);
  return rule.style;
};

/** Declares Arimo with the adjustments of a fallback rule, under a name of its own. */
const declareFallback = (family: string, weight: number) => {
  const rule = fallbackRule(family, weight);
  const adjustments = ["size-adjust", "ascent-override", "descent-override", "line-gap-override"]
    .map((name) => `${name}: ${rule.getPropertyValue(name)};`)
    .join(" ");
  const name = `${family} fallback ${weight}`;
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = ARIMO.map(
    ({ unicodeRange, regular, bold }) =>
      `@font-face { font-family: "${name}"; src: url("${weight > 500 ? bold : regular}"); unicode-range: ${unicodeRange}; ${adjustments} }`,
  ).join("\n");
  return name;
};

describe("fallback fonts", () => {
  const cases = ["Geologica", "Onest"].flatMap((family) =>
    [370, 640].flatMap((weight) =>
      Object.entries(SAMPLES).map(([language, text]) => ({ family, weight, language, text })),
    ),
  );
  it.each(cases)(
    "$family $weight in $language is as wide and as high as the real one",
    async ({ family, weight, text }) => {
      expect(await document.fonts.load(`${weight} 16px "${family} Variable"`, text)).not.toHaveLength(0);
      const measure = document.createElement("canvas").getContext("2d");
      if (!measure) throw new Error("no canvas");
      measure.font = `${weight} 100px "${family} Variable"`;
      const real = measure.measureText(text);
      const fallback = declareFallback(family, weight);
      expect(await document.fonts.load(`16px "${fallback}"`, text)).not.toHaveLength(0);
      measure.font = `100px "${fallback}"`;
      const standIn = measure.measureText(text);
      expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.02);
      expect(Math.abs(standIn.fontBoundingBoxAscent - real.fontBoundingBoxAscent)).toBeLessThanOrEqual(2);
      expect(Math.abs(standIn.fontBoundingBoxDescent - real.fontBoundingBoxDescent)).toBeLessThanOrEqual(2);
    },
  );
});
