import type { Operation } from "../../drawing/operation.ts";
import { printFont } from "../../font/print-font.ts";
import { drawIcon } from "../../icons/icon.ts";
import { stack } from "../../page/boxes.ts";
import { toMillimetres } from "../../page/units.ts";
import { PALETTE } from "../../palette.ts";
import type { TemplateField, TextStyle } from "../../template/schema.ts";
import { fitText, largestFitting, type FittedText } from "../../text/fit.ts";
import { blockMetrics } from "../../text/lines.ts";
import type { ElementOf } from "./element.ts";
import { firstOf, jointsOf, printText, reportMissing, valueOf, type Side } from "../side.ts";

/** As multiples of the type size. */
const ICON = 1.15;
const ICON_GAP = 0.55;
const MAX_LINES = 3;
/** Line height when the lines fit in no other way, as a multiple of the type size. */
const TIGHT = 1.08;

interface Row {
  readonly field: TemplateField;
  readonly fitted: FittedText;
  readonly height: number;
}

interface Line {
  readonly field: TemplateField;
  readonly text: string;
}

/** A line height, and how far long addresses may be broken: an index of their joints. */
interface Attempt {
  readonly style: TextStyle;
  readonly joints: number;
}

const attemptsOf = (style: TextStyle): readonly Attempt[] =>
  [style, { ...style, leading: Math.min(style.leading, TIGHT) }].flatMap((tried) =>
    jointsOf("email").map((_, joints) => ({ style: tried, joints })),
  );

const hasCode = ({ name, template }: Side): boolean =>
  template.sides.some((side) => side.name === name && side.elements.some(({ kind }) => kind === "code"));

/** Lines of one size, each with its icon. Lines of empty fields leave no gap. */
export const layContact = (side: Side, element: ElementOf<"contact">): Operation[] => {
  const { box, gap } = element;
  const { language } = side.data;
  const all = element.fields.flatMap((field): Line[] => {
    const text = valueOf(side, field);
    return text === "" ? [] : [{ field, text }];
  });
  for (const { field, text } of all) reportMissing(side, field, text, element.style);

  const indentAt = (size: number): number => toMillimetres(size) * (ICON + ICON_GAP);
  const rowAt = (size: number, { field, text }: Line, { style, joints }: Attempt): Row | undefined => {
    const exactly = { ...style, largest: size, smallest: size };
    const room = { width: box.width - indentAt(size), height: box.height };
    const allowed = jointsOf(field);
    const at = allowed[Math.min(joints, allowed.length - 1)];
    const rules = { language, style: exactly, lines: at === "none" ? 1 : MAX_LINES, ...(at && { joints: at }) };
    const fitted = fitText(text, room, rules);
    return fitted && { field, fitted, height: blockMetrics(fitted.lines, size, style, language).height };
  };
  const rowsAt = (size: number, filled: readonly Line[], attempt: Attempt): Row[] | undefined => {
    const rows = filled.map((line) => rowAt(size, line, attempt)).filter((row) => row !== undefined);
    const height = rows.reduce((sum, row) => sum + row.height, 0) + gap * Math.max(0, rows.length - 1);
    return rows.length === filled.length && height <= box.height + 1e-9 ? rows : undefined;
  };

  const attempts = attemptsOf(element.style);
  const fit = (filled: readonly Line[]) =>
    firstOf(attempts, (attempt) => {
      const fitted = largestFitting(attempt.style, (size) => rowsAt(size, filled, attempt));
      return fitted && { ...fitted, style: attempt.style };
    });
  // The QR code holds the whole link, so its text may be left out.
  const withoutLink = hasCode(side) ? all.filter(({ field }) => field !== "link") : all;
  const whole = fit(all);
  const found = whole ?? (withoutLink.length < all.length ? fit(withoutLink) : undefined);
  if (found && !whole) side.warnings.push({ field: "link", side: side.name, warning: "text-left-out" });
  if (!found) {
    const tooLong = all.filter((line) => attempts.every((attempt) => !rowAt(attempt.style.smallest, line, attempt)));
    // When each line fits alone, there is no room for the last one.
    for (const { field } of tooLong.length > 0 ? tooLong : all.slice(-1))
      side.problems.push({ field, problem: "does-not-fit" });
    return [];
  }
  const { result: rows, size, style } = found;
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
