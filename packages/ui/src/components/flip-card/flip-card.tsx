import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./flip-card.css.ts";

export interface FlipCardProps extends HTMLAttributes<HTMLDivElement> {
  /** Side that is shown first. */
  readonly front: ReactNode;
  /** Side that is shown while `turned` is set. */
  readonly back: ReactNode;
  /** Shows the back. The app provides the control that turns it. */
  readonly turned: boolean;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A card with two sides; the hidden side is inert. Turns without animation when motion is reduced. */
export const FlipCard = ({ front, back, turned, className, ...rest }: FlipCardProps) => (
  <div
    data-component="FlipCard"
    data-state={turned ? "back" : "front"}
    className={cx(styles.stage, className)}
    {...rest}
  >
    <div className={styles.card}>
      <div inert={turned} className={styles.side}>
        {front}
      </div>
      <div inert={!turned} className={cx(styles.side, styles.back)}>
        {back}
      </div>
    </div>
  </div>
);
