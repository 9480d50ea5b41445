import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { divider } from "./divider.css.ts";

export interface DividerProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** `vertical` between things in a row. @default "horizontal" */
  readonly orientation?: NonNullable<RecipeVariants<typeof divider>>["orientation"] | undefined;
  /** A word or two in the middle of a horizontal line: "or". */
  readonly label?: ReactNode;
  /** The `hr`, or the `div` around the label. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A line between two subjects. Screen readers read it as a separator, or read its label. */
export const Divider = ({ orientation = "horizontal", label, className, ref, ...rest }: DividerProps) =>
  isGiven(label) && orientation === "horizontal" ? (
    <div
      data-component="Divider"
      className={cx(divider({ orientation, labelled: true }), className)}
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
    >
      <span>{label}</span>
    </div>
  ) : (
    <hr
      data-component="Divider"
      aria-orientation={orientation === "vertical" ? "vertical" : undefined}
      className={cx(divider({ orientation }), className)}
      {...rest}
      ref={ref as Ref<HTMLHRElement>}
    />
  );
