import { cx } from "../internal/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";
import { collapseBelow as collapseClasses } from "./layout.css.ts";

export interface InlineProps extends RootProps {
  /** Room between the children. @default "small" */
  readonly space?: Sprinkles["gap"];
  /** @default "center" */
  readonly alignY?: Sprinkles["alignItems"];
  /** Where the row stands in its width. @default "start" */
  readonly align?: Sprinkles["justifyContent"];
  /** Whether children may break into more lines. @default true */
  readonly wrap?: boolean;
  /** Below this width the row becomes a stack. */
  readonly collapseBelow?: keyof typeof collapseClasses;
  /** @default "div" */
  readonly as?: Tag;
}

/** Children beside each other; they break into lines, or become a stack, when room is short. */
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
