import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { badge, countBadge, withDot } from "./badge.css.ts";

type Variants = NonNullable<RecipeVariants<typeof badge>>;

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** `highlight` and `quiet` are tags on pictures without a dot. @default "neutral" */
  readonly tone?: Variants["tone"] | undefined;
  /** The slanted dot. @default true for a status, false for a tag */
  readonly dot?: boolean | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A status text on a soft background. */
export const Badge = ({
  tone = "neutral",
  dot = tone !== "highlight" && tone !== "quiet",
  className,
  ...rest
}: BadgeProps) => <span data-component="Badge" className={cx(badge({ tone }), dot && withDot, className)} {...rest} />;

export interface CountBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The count. A text is shown as it is, whatever `max` is. */
  readonly count: number | string;
  /** Above it the badge shows "99+". @default 99 */
  readonly max?: number | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A count in a small filled circle. */
export const CountBadge = ({ count, max = 99, className, ...rest }: CountBadgeProps) => {
  const shown = typeof count === "number" && count > max ? `${max}+` : count;
  return (
    <span data-component="CountBadge" className={cx(countBadge, className)} {...rest}>
      {shown}
    </span>
  );
};
