import type { Operation } from "../../drawing/operation.ts";
import { drawCode } from "../../qr/draw-code.ts";
import { printedLink } from "../../qr/link.ts";
import { codeSize } from "../../qr/size.ts";
import type { ElementOf } from "./element.ts";
import { layText, addToReading, type Side } from "../side.ts";

/** The link's QR code and its label, or nothing without a link. */
export const layCode = (side: Side, { plate, label }: ElementOf<"code">): Operation[] => {
  const link = printedLink(side.data.texts.link ?? "");
  if (!link.ok) {
    if (link.reason === "too-long") side.problems.push({ field: "link", problem: "code-too-fine" });
    else if (link.reason !== "empty") side.problems.push({ field: "link", problem: "not-a-link" });
    return [];
  }
  const size = codeSize(link.href, plate.width);
  if (size === "too-fine") {
    side.problems.push({ field: "link", problem: "code-too-fine" });
    return [];
  }
  if (size === "fine") side.problems.push({ field: "link", problem: "fine-code" });
  const { operations, module } = drawCode(link.href, plate);
  side.codes.push({ side: side.name, href: link.href, plate, module });
  if (!label) {
    addToReading(side, link.href, "code");
    return [...operations];
  }
  const { box, style, across, down } = label;
  // A label that does not fit is left out, and the form says so: the code holds the whole link.
  const before = side.problems.length;
  const words = layText(side, {
    source: "link",
    text: link.label,
    style,
    lines: 1,
    placing: { box, across, down },
  });
  const leftOut = side.problems.splice(before).length > 0;
  if (leftOut) side.warnings.push({ field: "link", side: side.name, warning: "text-left-out" });
  addToReading(side, link.href, "code");
  return [...operations, ...words];
};
