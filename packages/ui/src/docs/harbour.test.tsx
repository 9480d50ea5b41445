import "../styles/reset.css.ts";
import "./harbour.css";
import { describe, expect, it } from "vitest";
import { contrast } from "../themes/contrast.ts";
import { contrastPairs } from "../themes/contrast-pairs.ts";
import { vars } from "../themes/contract.css.ts";
import sheet from "./harbour.css?raw";

const nameOf = (variable: string) => /--[\w-]+/.exec(variable)?.[0] ?? variable;

const hex = (color: string) => {
  const figures = color.match(/[\d.]+/g) ?? [];
  return `#${figures
    .slice(0, 3)
    .map((figure) => Math.round(Number(figure)).toString(16).padStart(2, "0"))
    .join("")}`;
};

it("the brand of the documentation defines every token", () => {
  const wanted = [vars.color, vars.radius, vars.font, vars.slant, vars.art].flatMap((group) => Object.values(group));
  const given = [...sheet.matchAll(/^\s+(--lu-[\w-]+):/gm)].map(([, name]) => name);
  expect(given.sort()).toEqual(wanted.map(nameOf).sort());
});

describe.each(["light", "dark"])("the brand of the documentation, %s", (scheme) => {
  const seen = (name: keyof typeof vars.color) => {
    const probe = document.createElement("div");
    probe.dataset["brand"] = "harbour";
    probe.dataset["scheme"] = scheme;
    probe.style.color = vars.color[name];
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return hex(color);
  };

  it.each(contrastPairs)("%s on %s is at least %d", (foreground, background, minimum) => {
    expect(contrast(seen(foreground), seen(background))).toBeGreaterThanOrEqual(minimum);
  });
});
