import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import * as styles from "./brand.css.ts";

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The product name in two weights: first word bold, second word light. */
  readonly name: readonly [bold: string, light?: string];
  /** Shows only the mark, always or on phones; screen readers still read the name. */
  readonly compact?: boolean | "phone" | undefined;
  /** Colours for a brand panel or a picture. */
  readonly onBrand?: boolean | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** The theme's mark with the product name. */
export const Logo = ({ name: [bold, light], compact = false, onBrand = false, className, ...rest }: LogoProps) => (
  <span data-component="Logo" className={cx(styles.logo({ onBrand }), className)} {...rest}>
    <span aria-hidden className={styles.mark} />
    <span
      translate="no"
      className={cx(compact === true && visuallyHidden, compact === "phone" && styles.belowTabletMarkOnly)}
    >
      {bold}
      {light === undefined ? null : <span className={styles.light}> {light}</span>}
    </span>
  </span>
);
