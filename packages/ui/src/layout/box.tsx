import { cx } from "../internal/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";
import { border as borderClass } from "./layout.css.ts";

export interface BoxProps extends RootProps {
  /** Padding, one value or one per width: `{ phone: "medium", desktop: "large" }`. */
  readonly padding?: Sprinkles["padding"];
  /** Background colour. */
  readonly surface?: Sprinkles["background"];
  readonly radius?: Sprinkles["borderRadius"];
  /** Adds the 1 px border of a card. */
  readonly border?: boolean;
  readonly textAlign?: Sprinkles["textAlign"];
  /** @default "div" */
  readonly as?: Tag;
}

/** A block with padding and background. */
export const Box = ({ padding, surface, radius, border, textAlign, as = "div", className, ...rest }: BoxProps) =>
  drawRoot(as, {
    className: cx(
      sprinkles({ padding, background: surface, borderRadius: radius, textAlign }),
      border && borderClass,
      className,
    ),
    ...rest,
  });
