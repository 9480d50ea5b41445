import { cx } from "../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/element/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";
import { border as borderClass } from "./layout.css.ts";

export interface BoxProps extends RootProps {
  /** Padding, one value or one per width: `{ phone: "medium", desktop: "large" }`. */
  readonly padding?: Sprinkles["padding"] | undefined;
  /** Background colour. */
  readonly surface?: Sprinkles["background"] | undefined;
  /** Corner radius: `badge` 6 px, `control` 8, `card` 12 or `dialog` 14, times the brand's scale. */
  readonly radius?: Sprinkles["borderRadius"] | undefined;
  /** Adds the 1 px border of a card. */
  readonly border?: boolean | undefined;
  /** Inherited by default. */
  readonly textAlign?: Sprinkles["textAlign"] | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
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
