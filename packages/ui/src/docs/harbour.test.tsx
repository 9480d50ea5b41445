import "../styles/reset.css.ts";
import "./harbour.css";
import { describe, expect, it } from "vitest";
import { contrast } from "../themes/contrast.ts";
import { contrastPairs } from "../themes/contrast-pairs.ts";
import { vars } from "../themes/contract.css.ts";
import sheet from "./harbour.css?raw";

const nameOf = (variable: string) => /--[\w-]+/.exec(variable)?.[0] ?? variable;

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** The colour that the browser paints, as `#RRGGBB`. */
const painted = (color: string) => {
  if (!canvas) throw new Error("The browser has no canvas");
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

type ColorName = keyof typeof vars.color;

/** Reads painted colours of the brand in a scheme, with other hues where they are given. */
const colorsIn = (scheme: string, hues: Readonly<Record<string, number>> = {}) => {
  const page = document.createElement("div");
  page.dataset["brand"] = "harbour";
  for (const [name, hue] of Object.entries(hues)) page.style.setProperty(name, `${hue}`);
  const probe = document.createElement("div");
  probe.dataset["scheme"] = scheme;
  page.append(probe);
  return (name: ColorName) => {
    document.body.append(page);
    probe.style.color = vars.color[name];
    const { color } = getComputedStyle(probe);
    page.remove();
    return painted(color);
  };
};

it("the brand of the documentation defines every token", () => {
  const wanted = [vars.color, vars.radius, vars.font, vars.slant, vars.art].flatMap((group) => Object.values(group));
  const given = [...sheet.matchAll(/^\s+(--lu-[\w-]+):/gm)].map(([, name]) => name);
  expect(given.sort()).toEqual(wanted.map(nameOf).sort());
});

describe.each(["light", "dark"])("the brand of the documentation, %s", (scheme) => {
  const seen = colorsIn(scheme);

  it("its ramps have their hues", () => {
    expect(seen("primary")).not.toBe(colorsIn(scheme, { "--hue-primary": 145 })("primary"));
    expect(seen("accent")).not.toBe(colorsIn(scheme, { "--hue-accent": 20 })("accent"));
    expect(seen("highlight")).not.toBe(colorsIn(scheme, { "--hue-highlight": 200 })("highlight"));
  });

  it.each(contrastPairs)("%s on %s is at least %d", (foreground, background, minimum) => {
    expect(contrast(seen(foreground), seen(background))).toBeGreaterThanOrEqual(minimum);
  });

  it.each(Array.from({ length: 12 }, (_, index) => index * 30))("has its contrasts with each ramp at hue %d", (hue) => {
    const turned = colorsIn(scheme, { "--hue-primary": hue, "--hue-accent": hue, "--hue-highlight": hue });
    const low = contrastPairs.filter(
      ([foreground, background, minimum]) => contrast(turned(foreground), turned(background)) < minimum,
    );
    expect(low).toEqual([]);
  });
});
