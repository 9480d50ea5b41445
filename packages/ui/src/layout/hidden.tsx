import { cx } from "../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/element/root-element.ts";
import { contents as contentsClass, hiddenAbove, hiddenBelow } from "./layout.css.ts";

export interface HiddenProps extends RootProps {
  /** Hidden on screens narrower than this step. */
  readonly below?: keyof typeof hiddenBelow | undefined;
  /** Hidden from this step on. */
  readonly above?: keyof typeof hiddenAbove | undefined;
  /** Its children become items of the surrounding row or grid. */
  readonly contents?: boolean | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

/** Shows its children only at some widths. Uses CSS, so the first paint is correct. */
export const Hidden = ({ below, above, contents = false, as = "div", className, ...rest }: HiddenProps) =>
  drawRoot(as, {
    className: cx(contents && contentsClass, below && hiddenBelow[below], above && hiddenAbove[above], className),
    ...rest,
  });
