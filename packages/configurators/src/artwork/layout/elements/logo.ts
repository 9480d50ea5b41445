import type { Operation } from "../../drawing/operation.ts";
import { rectangle } from "../../drawing/path.ts";
import { place } from "../../drawing/transform.ts";
import { coloursOfDrawing } from "../../logo/colour/colours.ts";
import { roofSign, ROOF_RATIO } from "../../marks/brand.ts";
import { fitWithin, type Box } from "../../page/boxes.ts";
import { toPoints } from "../../page/units.ts";
import type { TextStyle } from "../../template/schema.ts";
import { fitText } from "../../text/fit.ts";
import type { ElementOf } from "./element.ts";
import { layLockup } from "./lockup.ts";
import type { Logo } from "../data.ts";
import { layPartnerLogo } from "./partner.ts";
import { addToReading, firstOf, reportMissing, smallestIn, toneOf, valueOf, type Side } from "../side.ts";

const LEADING = 1.18;
/** A name takes up to two lines, a long one more. */
const USUAL_LINES = 2;
const MAX_LINES = 4;
/** Heights of the sign as fractions of the box: the first with which the name fits. */
const SIGNS = [0.82, 0.6, 0.4, 0.3] as const;
const GAP = 0.36;

/** The customer's own logo, the manufacturer's for a recommended partner without one, or the company's name. */
export const layLogo = (side: Side, element: ElementOf<"logo">): readonly Operation[] => {
  const { box, across, down, besidePartner = box } = element;
  const { logo, partner } = side.data;
  const tone = toneOf(side, element);
  if (logo) return layOwn(side, logo, fitWithin(logo, box, across, down));
  if (element.partner && partner) return layPartnerLogo(side, { box, tone, across });
  if (element.name) return layName(side, { ...element, box: partner ? besidePartner : box }, tone);
  return element.sign ? laySign(element, tone) : [];
};

/** Part of the box that a roof without a name fills. */
const SIGN_ALONE = 0.6;

const laySign = ({ box, across }: ElementOf<"logo">, tone: "light" | "dark"): readonly Operation[] => {
  const upper = { ...box, height: box.height * SIGN_ALONE };
  const { x, y, height } = fitWithin({ width: ROOF_RATIO, height: 1 }, upper, across, "top");
  return roofSign(x, y, height, tone);
};

/** A logo in the same place is the same object: it may have thousands of curves, which no key changes. */
const drawn = new WeakMap<Logo, Map<string, readonly Operation[]>>();

const drawOwn = (logo: Logo, placed: Box): readonly Operation[] => {
  const known = drawn.get(logo) ?? new Map<string, readonly Operation[]>();
  drawn.set(logo, known);
  const key = JSON.stringify(placed);
  const operations = known.get(key) ?? drawLogo(logo, placed);
  known.set(key, operations);
  return operations;
};

const drawLogo = (logo: Logo, { x, y, width, height }: Box): readonly Operation[] => {
  if (logo.kind === "image") return [{ kind: "image", href: logo.href, at: [x, y], width, height }];
  const operations = place(logo.operations, { from: [0, 0], to: [x, y], scale: width / logo.width });
  return [{ kind: "group", picture: true, clip: rectangle(x, y, width, height), operations }];
};

/** An uploaded logo keeps its colours and proportions. The text alternative calls it by the company's name. */
const layOwn = (side: Side, logo: Logo, placed: Box): readonly Operation[] => {
  const printed = { side: side.name, box: placed };
  addToReading(side, valueOf(side, "company"), "logo");
  if (logo.kind === "image") {
    const { colours, background, ink, spots, vector = false } = logo;
    const pixels = vector ? undefined : { width: logo.width, height: logo.height };
    side.logos.push({ ...printed, pixels, colours, background, ink, spots });
  } else side.logos.push({ ...printed, colours: coloursOfDrawing(logo.operations) });
  return drawOwn(logo, placed);
};

const layName = (side: Side, { box, across }: ElementOf<"logo">, tone: "light" | "dark"): Operation[] => {
  const text = valueOf(side, "company");
  if (text === "") return [];
  const { language } = side.data;
  const colour = tone === "light" ? "text" : "paper";
  const smallestText = smallestIn(side, colour);
  const style: TextStyle = {
    weight: "bold",
    colour,
    largest: Math.max(smallestText, toPoints(box.height / USUAL_LINES / LEADING)),
    smallest: smallestText,
    leading: LEADING,
  };
  reportMissing(side, "company", text, style);
  const found = firstOf(SIGNS, (share) => {
    const height = box.height * share;
    const gap = height * GAP;
    const room = { width: box.width - height * ROOF_RATIO - gap, height: box.height };
    const fitted = fitText(text, room, { language, style, lines: MAX_LINES });
    return fitted && { fitted, height, gap };
  });
  if (!found) {
    side.problems.push({ field: "company", problem: "does-not-fit" });
    return [];
  }
  const { fitted, height, gap } = found;
  const sign = {
    height,
    ratio: ROOF_RATIO,
    gap,
    draw: (x: number, y: number, size: number) => roofSign(x, y, size, tone),
  };
  return layLockup(side, { box, across, stacked: false, sign, colour, words: [{ source: "company", fitted, style }] });
};
