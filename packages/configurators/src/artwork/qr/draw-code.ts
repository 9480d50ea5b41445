import { encodeQR } from "qr";
import type { Path, PathOperation } from "../drawing/operation.ts";
import { rectangle, roundedRectangle } from "../drawing/path.ts";
import type { Box } from "../page/boxes.ts";
import { PALETTE } from "../palette.ts";
import { createCache } from "../cache.ts";
import { QUIET_ZONE } from "./size.ts";

/** Runs of dark modules in a row. */
const runsOf = (row: readonly boolean[]): { readonly start: number; readonly length: number }[] => {
  const runs: { start: number; length: number }[] = [];
  row.forEach((dark, column) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last.start + last.length === column) last.length += 1;
    else runs.push({ start: column, length: 1 });
  });
  return runs;
};

export interface DrawnCode {
  readonly operations: readonly PathOperation[];
  /** Side of one module in millimetres. */
  readonly module: number;
}

/**
 * Draws a link's QR code in black on a white plate that includes its quiet zone of 4 modules. Error correction level M.
 * `href` is ASCII, because readers guess other encodings wrongly.
 */
export const drawCode = (href: string, plate: Box): DrawnCode =>
  drawn(JSON.stringify([href, plate]), () => drawAnew(href, plate));

const drawn = createCache<DrawnCode>(50);

const drawAnew = (href: string, plate: Box): DrawnCode => {
  const matrix = encodeQR(href, "raw", { ecc: "medium", border: QUIET_ZONE });
  const module = plate.width / matrix.length;
  const dark: Path = matrix.flatMap((row, line) =>
    runsOf(row).flatMap(({ start, length }) =>
      rectangle(plate.x + start * module, plate.y + line * module, length * module, module),
    ),
  );
  return {
    module,
    operations: [
      {
        kind: "path",
        path: roundedRectangle(plate.x, plate.y, plate.width, plate.height, module),
        fill: PALETTE.paper.shown,
      },
      { kind: "path", path: dark, fill: PALETTE.code.shown },
    ],
  };
};
