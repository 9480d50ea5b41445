import type { Operation } from "../drawing/operation.ts";
import { polygon } from "../drawing/path.ts";
import { PALETTE } from "../palette.ts";
import type { ElementOf } from "./element.ts";

/** A flat shape, or a shade that fades downwards. */
export const layArea = ({ outline, fill, fade }: ElementOf<"area">): Operation[] => {
  const colour = PALETTE[fill].shown;
  if (!fade) return [{ kind: "path", path: polygon(outline), fill: colour }];
  return [
    {
      kind: "path",
      path: polygon(outline),
      fill: {
        kind: "linear",
        from: [0, fade.from],
        to: [0, fade.to],
        stops: [
          { at: 0, colour, opacity: fade.opacity },
          { at: 1, colour, opacity: 0 },
        ],
      },
    },
  ];
};
