import type { Operation } from "../drawing/operation.ts";
import { polygon } from "../drawing/path.ts";
import { PALETTE } from "../palette.ts";
import type { ElementOf } from "./element.ts";
import type { Side } from "./side.ts";

/** A flat shape, or a shade behind light text. Light covers need no shade. */
export const layArea = (side: Side, { outline, fill, fade }: ElementOf<"area">): Operation[] => {
  if (fade && side.lightCover) return [];
  const colour = PALETTE[fill].shown;
  if (!fade) return [{ kind: "path", path: polygon(outline), fill: colour }];
  return [
    {
      kind: "path",
      path: polygon(outline),
      fill: {
        kind: "linear",
        from: fade.from,
        to: fade.to,
        stops: [
          { at: 0, colour, opacity: fade.opacity },
          { at: 1, colour, opacity: 0 },
        ],
      },
    },
  ];
};
