import type { ReactNode } from "react";
import { cx } from "../../internal/element/cx.ts";
import { LinkRoot, type LinkPartProps } from "../../internal/element/link-root.tsx";
import { chevronRight } from "../../internal/marks/chevron-right.css.ts";
import { Amount } from "../amount/index.ts";
import * as styles from "./amount-chip.css.ts";

interface AmountChipContent {
  /** The number, formatted for the language. */
  readonly value: ReactNode;
  /** The unit in words; hidden on phones. */
  readonly unit?: ReactNode;
}

export type AmountChipProps = AmountChipContent & LinkPartProps;

/** The account balance in the header: a slanted panel on wide screens, a chip on phones. It links to the details. */
export const AmountChip = ({ value, unit, className, children, ...rest }: AmountChipProps) => (
  <LinkRoot data-component="AmountChip" className={cx(styles.chip, className)} {...rest} given={children}>
    <Amount size="medium" tone="onBrand" value={value} />
    {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
    <span aria-hidden className={cx(chevronRight, styles.wide)} />
  </LinkRoot>
);
