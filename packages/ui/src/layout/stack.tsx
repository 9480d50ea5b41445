import { cx } from "../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/element/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";

export interface StackProps extends RootProps {
  /** Gap between the children. @default "medium" */
  readonly space?: Sprinkles["gap"] | undefined;
  /** Alignment of the children across the stack. @default "stretch" */
  readonly align?: Sprinkles["alignItems"] | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

/** Children one under another, evenly spaced. */
export const Stack = ({ space = "medium", align = "stretch", as = "div", className, ...rest }: StackProps) =>
  drawRoot(as, {
    className: cx(sprinkles({ display: "flex", flexDirection: "column", gap: space, alignItems: align }), className),
    ...rest,
  });
