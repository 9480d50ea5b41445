import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { Amount } from "../amount/index.ts";
import { Link, type LinkComponentProps } from "../provider/index.ts";
import * as styles from "./site-header.css.ts";

export interface AmountChipProps extends Omit<LinkComponentProps, "children"> {
  /** The number, formatted for the language. */
  readonly value: ReactNode;
  /** In words; left out on phones. */
  readonly unit?: ReactNode;
}

/** The account's amount in the header: a leaning panel on wide screens, a chip on phones. A link to the details. */
export const AmountChip = ({ value, unit, className, ...rest }: AmountChipProps) => (
  <Link data-component="AmountChip" className={cx(styles.chip, className)} {...rest}>
    <Amount size="medium" tone="onBrand" value={value} />
    {unit === undefined ? null : <span className={styles.chipUnit}>{unit}</span>}
    <ChevronRight size={16} strokeWidth={2} aria-hidden className={styles.chipWide} />
  </Link>
);
