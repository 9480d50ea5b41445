import type { Operation } from "../../drawing/operation.ts";
import { createCache } from "../../cache.ts";
import { drawIcon } from "../../icons/icon.ts";
import { LEAN, pane } from "../../marks/brand.ts";
import { cellsOf, type Box } from "../../page/boxes.ts";
import { PALETTE } from "../../palette.ts";
import type { TextStyle } from "../../template/schema.ts";
import { cleanText } from "../../text/clean.ts";
import { fitText, largestFitting } from "../../text/fit.ts";
import type { ElementOf } from "./element.ts";
import { printText, addToReading, reportMissing, type Side } from "../side.ts";

/** As multiples of the pane's height. */
const PANE_WIDTH = 0.92;
const ICON = 0.56;
const TEXT_GAP = 0.32;
const MAX_LINES = 2;

const TONES = {
  light: { pane: PALETTE["brand-soft"].shown, icon: PALETTE.brand.shown },
  dark: { pane: PALETTE.brand.shown, icon: PALETTE["brand-pale"].shown },
} as const;

const drawn = createCache<readonly Operation[]>(100);

/** An icon in its pane at the start of a cell. The same sign is the same object, so that a key does not redraw it. */
const drawSign = (icon: string, cell: Box, height: number, tone: keyof typeof TONES): readonly Operation[] =>
  drawn(JSON.stringify([icon, cell, height, tone]), () => {
    const width = Math.min(PANE_WIDTH * height, cell.width - LEAN * height);
    const y = cell.y + (cell.height - height) / 2;
    const size = Math.min(ICON * height, width * 0.8);
    const centre = cell.x + (width + LEAN * height) / 2;
    const iconBox = { x: centre - size / 2, y: y + (height - size) / 2, width: size, height: size };
    return [
      { kind: "path", path: pane(cell.x, y, width, height), fill: TONES[tone].pane },
      ...drawIcon(icon, iconBox, TONES[tone].icon),
    ];
  });

/** Chosen services as icons in panes, with text where the template has room. All texts have one size. */
export const layServices = (side: Side, element: ElementOf<"services">): Operation[] => {
  const { box, columns, rows, gap, iconHeight, tone, style } = element;
  const cells = cellsOf(box, columns, rows, gap.across, gap.down);
  const { services } = side.data;
  if (services.length > cells.length) side.problems.push({ field: "services", problem: "too-many" });
  const placed = services.slice(0, cells.length).flatMap(({ text, icon }, index) => {
    const cell = cells[index];
    return cell ? [{ text: cleanText(text), icon, cell }] : [];
  });

  const signs = placed.flatMap(({ icon, cell }) => drawSign(icon, cell, iconHeight, tone));
  if (style) return [...signs, ...layWords(side, placed, style, iconHeight)];
  for (const { text } of placed) addToReading(side, text, "service");
  return signs;
};

const layWords = (
  side: Side,
  placed: readonly { readonly text: string; readonly cell: Box }[],
  style: TextStyle,
  iconHeight: number,
): Operation[] => {
  const { language } = side.data;
  const indent = iconHeight * (PANE_WIDTH + LEAN + TEXT_GAP);
  const words = placed
    .filter(({ text }) => text !== "")
    .map(({ text, cell }) => ({ text, box: { ...cell, x: cell.x + indent, width: cell.width - indent } }));
  for (const { text } of words) reportMissing(side, "services", text, style);
  const found = largestFitting(style, (size) => {
    const exactly = { ...style, largest: size, smallest: size };
    const fitted = words
      .map(({ text, box }) => fitText(text, box, { language, style: exactly, lines: MAX_LINES, phrases: true }))
      .filter((one) => one !== undefined);
    return fitted.length === words.length ? fitted : undefined;
  });
  if (!found) {
    side.problems.push({ field: "services", problem: "does-not-fit" });
    return [];
  }
  return found.result.flatMap((fitted, index) => {
    const box = words[index]?.box;
    return box ? printText(side, "services", fitted, style, { box, across: "left", down: "middle" }) : [];
  });
};
