import type { Box } from "../../../page/boxes.ts";
import { hexOf } from "../colour.ts";
import { cssStops, seenAt } from "../css/css-stops.ts";
import { valuesOf } from "../css/value-parts.ts";
import { degreesOf } from "../css/angles.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";

/** How many wedges a turn has: a wedge is as wide as a pixel 60 pixels from the middle. */
const WEDGES = 360;

/** Part of a turn; undefined for what is neither an angle nor a share. */
const turnOf = (word: string): number | undefined => {
  const share = /^([-+]?[\d.]{1,20})%$/u.exec(word)?.[1];
  if (share !== undefined) return Number(share) / 100;
  const degrees = degreesOf(word);
  return degrees === undefined ? undefined : degrees / 360;
};

/** Nothing around may change how the wedges are painted. */
const PLAIN = { stroke: "none", "fill-opacity": "1", "fill-rule": "nonzero" };

/** Wedges over a box, each a little under the next one, so that no gap is seen between them. */
const wedges = ({ x, y, width, height }: Box, from: number, fill: (at: number) => string): XmlElement[] => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const radius = Math.hypot(width, height);
  const point = (step: number): string => {
    // From the top, clockwise.
    const angle = 2 * Math.PI * (from + Math.min(step, WEDGES) / WEDGES);
    return `${middleX + radius * Math.sin(angle)} ${middleY - radius * Math.cos(angle)}`;
  };
  return Array.from({ length: WEDGES }, (_, step) =>
    xmlElement("path", {
      ...PLAIN,
      fill: fill((step + 0.5) / WEDGES),
      d: `M${middleX} ${middleY}L${point(step)}L${point(step + 1)}L${point(step + 2)}Z`,
    }),
  );
};

/**
 * What a `conic-gradient()` of CSS shows in a box.
 * @param id of its cut and its mask
 * @returns undefined for one that is not read
 */
export const conicGradient = (written: string, box: Box, id: string): XmlElement[] | undefined => {
  const inside = /^\s*conic-gradient\((.*)\)\s*$/isu.exec(written)?.[1];
  if (inside === undefined) return undefined;
  const [first = "", ...rest] = valuesOf(inside);
  const start = /^from\s+(\S{1,30})(?:\s+at\s+(?:50%\s+50%|center(?:\s+center)?))?$/iu.exec(first)?.[1];
  if (start === undefined && /^(?:from|at|in)\b/iu.test(first)) return undefined;
  const from = start === undefined ? 0 : turnOf(start);
  const stops = cssStops(start === undefined ? [first, ...rest] : rest, turnOf);
  if (from === undefined || !stops) return undefined;
  const sides = { x: `${box.x}`, y: `${box.y}`, width: `${box.width}`, height: `${box.height}` };
  const cut = xmlElement("clipPath", { id: `${id}-cut` }, [xmlElement("rect", sides)]);
  const turn = xmlElement(
    "g",
    { "clip-path": `url(#${id}-cut)` },
    wedges(box, from, (at) => seenAt(stops, at).colour),
  );
  if (stops.every(({ levels }) => levels[3] === 1)) return [cut, turn];
  const grey = (at: number): string => `#${hexOf(255 * seenAt(stops, at).opacity).repeat(3)}`;
  const mask = xmlElement("mask", { id: `${id}-mask`, maskUnits: "userSpaceOnUse", ...sides }, wedges(box, from, grey));
  return [cut, mask, xmlElement("g", { mask: `url(#${id}-mask)` }, [turn])];
};
