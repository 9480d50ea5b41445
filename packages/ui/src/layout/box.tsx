import { cx } from "../internal/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";
import { border as borderClass } from "./layout.css.ts";

export interface BoxProps extends RootProps {
  /** Room inside, one value or one per width: `{ phone: "medium", desktop: "large" }`. */
  readonly padding?: Sprinkles["padding"];
  /** Ground behind the content. */
  readonly surface?: Sprinkles["background"];
  readonly radius?: Sprinkles["borderRadius"];
  /** Draws the 1 px border of a card. */
  readonly border?: boolean;
  readonly textAlign?: Sprinkles["textAlign"];
  /** @default "div" */
  readonly as?: Tag;
}

/** A plain block with room inside and a ground. */
export const Box = ({ padding, surface, radius, border, textAlign, as = "div", className, ...rest }: BoxProps) =>
  drawRoot(as, {
    className: cx(
      sprinkles({ padding, background: surface, borderRadius: radius, textAlign }),
      border && borderClass,
      className,
    ),
    ...rest,
  });
