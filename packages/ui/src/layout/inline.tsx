import { cx } from "../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/element/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";
import { collapseBelow as collapseClasses } from "./layout.css.ts";

export interface InlineProps extends RootProps {
  /** Gap between the children. @default "small" */
  readonly space?: Sprinkles["gap"] | undefined;
  /** Alignment of the children across the row. @default "center" */
  readonly alignY?: Sprinkles["alignItems"] | undefined;
  /** Alignment of the row in its width. @default "start" */
  readonly align?: Sprinkles["justifyContent"] | undefined;
  /** Whether children wrap. @default true */
  readonly wrap?: boolean | undefined;
  /** Below this width the row becomes a stack. */
  readonly collapseBelow?: keyof typeof collapseClasses | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

/** Children in a row; they wrap, or become a stack, when there is too little space. */
export const Inline = ({
  space = "small",
  alignY = "center",
  align = "start",
  wrap = true,
  collapseBelow,
  as = "div",
  className,
  ...rest
}: InlineProps) =>
  drawRoot(as, {
    className: cx(
      sprinkles({
        display: "flex",
        gap: space,
        alignItems: alignY,
        justifyContent: align,
        flexWrap: wrap ? "wrap" : "nowrap",
      }),
      collapseBelow && collapseClasses[collapseBelow],
      className,
    ),
    ...rest,
  });
