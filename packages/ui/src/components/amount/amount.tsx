import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import * as styles from "./amount.css.ts";

type Variants = NonNullable<RecipeVariants<typeof styles.amount>>;

export interface AmountProps extends HTMLAttributes<HTMLSpanElement> {
  /** The number, formatted for the language, with its sign. */
  readonly value: ReactNode;
  /** The unit in words. Show it once per view. */
  readonly unit?: ReactNode;
  /** 16, 20, 30 (25 on phones), 46 (32) or 72 (58) px. @default "small" */
  readonly size?: Variants["size"] | undefined;
  /** Colour of the number and the unit; the glyph keeps its own. @default "default" */
  readonly tone?: Variants["tone"] | undefined;
  /** The brand's glyph before the number. @default true */
  readonly glyph?: boolean | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** An amount in the brand's currency, with the glyph before it. */
export const Amount = ({
  value,
  unit,
  size = "small",
  tone = "default",
  glyph = true,
  className,
  ...rest
}: AmountProps) => (
  <span data-component="Amount" className={cx(styles.amount({ size, tone }), className)} {...rest}>
    {glyph ? <span aria-hidden className={styles.glyph} /> : null}
    <span>{value}</span>
    {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
  </span>
);
