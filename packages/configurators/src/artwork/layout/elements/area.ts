import type { Operation } from "../../drawing/operation.ts";
import { polygon } from "../../drawing/path.ts";
import { PALETTE } from "../../palette.ts";
import type { ElementOf } from "./element.ts";
import type { Side } from "../side.ts";

/** Areas do not depend on the data, so each is drawn once: a key must not change operations beside its text. */
const drawn = new WeakMap<ElementOf<"area">, readonly Operation[]>();

/** A flat shape, or a shade behind light text. Light covers need no shade. */
export const layArea = (side: Side, element: ElementOf<"area">): readonly Operation[] => {
  if (element.fade && side.lightCover) return [];
  const operations = drawn.get(element) ?? drawArea(element);
  drawn.set(element, operations);
  return operations;
};

const drawArea = ({ outline, fill, fade }: ElementOf<"area">): readonly Operation[] => {
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
