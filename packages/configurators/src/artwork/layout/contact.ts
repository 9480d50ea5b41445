import type { Operation } from "../drawing/operation.ts";
import { printFont } from "../font/print-font.ts";
import { drawIcon } from "../icons/icon.ts";
import { stack } from "../page/boxes.ts";
import { toMillimetres } from "../page/units.ts";
import { PALETTE } from "../palette.ts";
import type { TemplateField } from "../template/schema.ts";
import { fitText, largestFitting, type FittedText } from "../text/fit.ts";
import { blockMetrics } from "../text/lines.ts";
import type { ElementOf } from "./element.ts";
import { isWhole, printText, reportMissing, valueOf, type Side } from "./side.ts";

/** As multiples of the type size. */
const ICON = 1.15;
const ICON_GAP = 0.55;
/** Only the address may take more than one line. */
const MOST_LINES = 3;

interface Row {
  readonly field: TemplateField;
  readonly fitted: FittedText;
  readonly height: number;
}

/** Lines of one size, each with its icon. Lines of empty fields leave no gap. */
export const layContact = (side: Side, element: ElementOf<"contact">): Operation[] => {
  const { box, style, gap } = element;
  const { language } = side.data;
  const filled = element.fields.flatMap((field) => {
    const text = valueOf(side, field);
    return text === "" ? [] : [{ field, text }];
  });
  for (const { field, text } of filled) reportMissing(side, field, text, style);

  const indentAt = (size: number): number => toMillimetres(size) * (ICON + ICON_GAP);
  const rowAt = (size: number, { field, text }: { field: TemplateField; text: string }): Row | undefined => {
    const exactly = { ...style, largest: size, smallest: size };
    const room = { width: box.width - indentAt(size), height: box.height };
    const lines = isWhole(field) ? 1 : MOST_LINES;
    const fitted = fitText(text, room, { language, style: exactly, lines, whole: isWhole(field) });
    return fitted && { field, fitted, height: blockMetrics(fitted.lines, size, style, language).height };
  };
  const rowsAt = (size: number): Row[] | undefined => {
    const rows = filled.map((line) => rowAt(size, line)).filter((row) => row !== undefined);
    const height = rows.reduce((sum, row) => sum + row.height, 0) + gap * Math.max(0, rows.length - 1);
    return rows.length === filled.length && height <= box.height + 1e-9 ? rows : undefined;
  };

  const found = largestFitting(style, rowsAt);
  if (!found) {
    const tooLong = filled.filter((line) => !rowAt(style.smallest, line));
    // When each line fits alone, there is no room for the last one.
    for (const { field } of tooLong.length > 0 ? tooLong : filled.slice(-1))
      side.problems.push({ field, problem: "does-not-fit" });
    return [];
  }
  const { result: rows, size } = found;
  const em = toMillimetres(size);
  const heights = rows.map(({ height }) => height);
  return stack(box, heights, gap, element.from).flatMap((place, index) => {
    const row = rows[index];
    if (!row) return [];
    const { firstBaseLine } = blockMetrics(row.fitted.lines, size, style, language);
    const middle = place.y + firstBaseLine - (em * printFont(style.weight).capHeight) / 2;
    const icon = { x: place.x, y: middle - (em * ICON) / 2, width: em * ICON, height: em * ICON };
    const words = { ...place, x: place.x + indentAt(size), width: place.width - indentAt(size) };
    return [
      ...drawIcon(row.field, icon, PALETTE[style.colour].shown),
      ...printText(side, row.field, row.fitted, style, { box: words, across: "left", down: "top" }),
    ];
  });
};
