import type { Operation } from "../drawing/operation.ts";
import { place } from "../drawing/transform.ts";
import { roofSign, ROOF_RATIO } from "../marks/brand.ts";
import { fitWithin } from "../page/boxes.ts";
import { toPoints } from "../page/units.ts";
import type { TextStyle } from "../template/schema.ts";
import { fitText } from "../text/fit.ts";
import type { ElementOf } from "./element.ts";
import { layLockup } from "./lockup.ts";
import { layPartner } from "./partner.ts";
import { reportMissing, toneOf, valueOf, type Side } from "./side.ts";

const LEADING = 1.18;
/** A name is set to fill two lines; a long one takes a third. */
const USUAL_LINES = 2;
const MOST_LINES = 3;
const SIGN = 0.82;
const GAP = 0.36;

/** The customer's own logo, the manufacturer's for a recommended partner without one, or the company's name. */
export const layLogo = (side: Side, element: ElementOf<"logo">): Operation[] => {
  const { box, across, down } = element;
  const { logo } = side.data;
  if (logo) {
    const placed = fitWithin(logo, box, across, down);
    if (logo.kind === "image") {
      const { x, y, width, height } = placed;
      return [{ kind: "image", href: logo.href, at: [x, y], width, height }];
    }
    return place(logo.operations, { from: [0, 0], to: [placed.x, placed.y], scale: placed.width / logo.width });
  }
  const tone = toneOf(side, element);
  if (element.partner && side.data.partner) return layPartner(side, { box, tone, words: true, across });
  return element.name ? layName(side, element, tone) : [];
};

const layName = (side: Side, { box, across }: ElementOf<"logo">, tone: "light" | "dark"): Operation[] => {
  const text = valueOf(side, "company");
  if (text === "") return [];
  const { smallestText } = side.template.rules;
  const { language } = side.data;
  const colour = tone === "light" ? "text" : "paper";
  const style: TextStyle = {
    weight: "bold",
    colour,
    largest: Math.max(smallestText, toPoints(box.height / USUAL_LINES / LEADING)),
    smallest: smallestText,
    leading: LEADING,
  };
  reportMissing(side, "company", text, style);
  const height = box.height * SIGN;
  const gap = height * GAP;
  const room = { width: box.width - height * ROOF_RATIO - gap, height: box.height };
  const fitted = fitText(text, room, { language, style, lines: MOST_LINES });
  if (!fitted) {
    side.problems.push({ field: "company", problem: "does-not-fit" });
    return [];
  }
  const sign = {
    height,
    ratio: ROOF_RATIO,
    gap,
    draw: (x: number, y: number, size: number) => roofSign(x, y, size, tone),
  };
  return layLockup(side, { box, across, stacked: false, sign, colour, words: [{ source: "company", fitted, style }] });
};
