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
      expect(await document.fonts.load(`${weight} 16px "${family} fallback"`, text)).not.toHaveLength(0);
      measure.font = `${weight} 100px "${family} fallback"`;
      const standIn = measure.measureText(text);
      expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.02);
      expect(Math.abs(standIn.fontBoundingBoxAscent - real.fontBoundingBoxAscent)).toBeLessThanOrEqual(2);
      expect(Math.abs(standIn.fontBoundingBoxDescent - real.fontBoundingBoxDescent)).toBeLessThanOrEqual(2);
    },
  );
});
