import type { Operation } from "../../drawing/operation.ts";
import { brandMark, MARK_RATIO } from "../../marks/brand.ts";
import { fitWithin, type Box, type Horizontal } from "../../page/boxes.ts";
import { toPoints } from "../../page/units.ts";
import type { TextStyle } from "../../template/schema.ts";
import { fitText, type FittedText } from "../../text/fit.ts";
import { layLockup } from "./lockup.ts";
import type { ElementOf } from "./element.ts";
import { smallestIn, toneOf, type Side } from "../side.ts";

/** The manufacturer's name as its logo spells it. */
const NAME = "Lucarne";
const LEADING = 1.22;

export interface PartnerRequest {
  readonly box: Box;
  readonly tone: "light" | "dark";
  readonly across: Horizontal;
}

/** The manufacturer's mark for a recommended partner that has no own logo, with its words if the template asks for them. */
export const layPartner = (side: Side, element: ElementOf<"partner">): readonly Operation[] => {
  const { box, across } = element;
  const tone = toneOf(side, element);
  if (!side.data.partner || side.data.logo) return [];
  if (element.words) return layPartnerLogo(side, { box, tone, across });
  const { x, y, height } = fitWithin({ width: MARK_RATIO, height: 1 }, box, across, "middle");
  return brandMark(x, y, height, tone);
};

/** The recommended partner's logo: the manufacturer's mark beside its text, or above it in a narrow box. */
export const layPartnerLogo = (side: Side, { box, tone, across }: PartnerRequest): Operation[] => {
  const stacked = box.height > box.width * 0.5;
  const height = box.height * (stacked ? 0.32 : 0.62);
  const sign = {
    height,
    ratio: MARK_RATIO,
    gap: height * (stacked ? 0.2 : 0.4),
    draw: (x: number, y: number, size: number) => brandMark(x, y, size, tone),
  };
  const width = stacked ? box.width : box.width - height * MARK_RATIO - sign.gap;
  const room = stacked ? box.height - height - sign.gap : box.height;
  const colour = tone === "light" ? "text" : "paper";
  const smallestText = smallestIn(side, colour);
  const { language } = side.data;
  const style: TextStyle = {
    weight: "regular",
    colour,
    largest: smallestText,
    smallest: smallestText,
    leading: LEADING,
  };
  /** The name takes one line, the text `lines` more. */
  const fitted = (stacked ? [2] : [1, 2]).reduce<FittedText | undefined>((found, lines) => {
    const height = room / (lines + 1);
    const largest = Math.max(smallestText, toPoints(height / LEADING));
    const rules = { language, style: { ...style, largest }, lines };
    return found ?? fitText(side.words.partner, { width, height: height * lines }, rules);
  }, undefined);
  if (!fitted) {
    side.problems.push({ field: "partner", problem: "does-not-fit" });
    return [];
  }
  return layLockup(side, {
    box,
    across,
    stacked,
    sign,
    colour,
    words: [
      { source: "partner", fitted: { lines: [NAME], size: fitted.size }, style: { ...style, weight: "bold" } },
      { source: "partner", fitted, style },
    ],
  });
};
