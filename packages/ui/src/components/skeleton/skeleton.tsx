import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import * as styles from "./skeleton.css.ts";

const length = (value: number | string) => (typeof value === "number" ? `${value}px` : value);

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** In px, or any CSS length. @default "100%" */
  readonly width?: number | string | undefined;
  /** In px, or any CSS length. @default 16 */
  readonly height?: number | string | undefined;
  /** Corner radius: that of the content it stands for. @default "pane" */
  readonly radius?: keyof typeof styles.radius | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Placeholder for content that is loading. Hidden from screen readers: set `aria-busy` on the region. */
export const Skeleton = ({
  width = "100%",
  height = 16,
  radius = "pane",
  className,
  style,
  ...rest
}: SkeletonProps) => (
  <span
    data-component="Skeleton"
    aria-hidden
    className={cx(styles.skeleton, styles.radius[radius], className)}
    style={{ ...inlineVars({ [styles.width]: length(width), [styles.height]: length(height) }), ...style }}
    {...rest}
  />
);

export interface SkeletonTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** Number of lines. @default 2 */
  readonly lines?: number | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Placeholder for a paragraph; its last line is shorter. */
export const SkeletonText = ({ lines = 2, className, ...rest }: SkeletonTextProps) => (
  <span data-component="SkeletonText" aria-hidden className={cx(styles.lines, className)} {...rest}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={16} width={line === lines - 1 ? "64%" : "100%"} />
    ))}
  </span>
);
