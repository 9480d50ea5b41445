import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import * as styles from "./tier-panes.css.ts";

export interface Tier {
  /** Name of the tier, below its pane. */
  readonly name: ReactNode;
  /** Lower bound of the tier, lowest first. */
  readonly from: number;
  /**
   * Last value of the tier, at which its pane is full; null for a tier without an end.
   * @default the lower bound of the next tier
   */
  readonly to?: number | null | undefined;
  /** The range and its reward, below the name. */
  readonly text?: ReactNode;
}

export interface TierPanesProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name: what makes progress. */
  readonly label: string;
  /** The tiers, lowest first. */
  readonly tiers: readonly Tier[];
  /** The value so far, in the unit of `from`. */
  readonly value: number;
  /** The value in words: "39 scans, level 3 of 5". */
  readonly valueText: string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** State of each pane at a value: reached panes are full, the next one is partly filled, the rest are empty. */
export const paneStates = (tiers: readonly Pick<Tier, "from" | "to">[], value: number) =>
  tiers.map(({ from, to }, index) => {
    const next = tiers[index + 1];
    if (value < from) return { state: "later", share: 0 } as const;
    if (next === undefined || value >= next.from) return { state: "reached", share: 1 } as const;
    const end = to === undefined ? next.from : (to ?? from);
    return { state: "current", share: end > from ? Math.min(1, (value - from) / (end - from)) : 1 } as const;
  });

/** One pane per tier, filled up to the value (progressbar). */
export const TierPanes = ({ label, tiers, value, valueText, className, ...rest }: TierPanesProps) => {
  const states = paneStates(tiers, value);
  const top = tiers.at(-1)?.from ?? 0;
  return (
    <div data-component="TierPanes" className={className} {...rest}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={top}
        aria-valuenow={Math.min(value, top)}
        aria-valuetext={valueText}
        className={styles.root}
      >
        {states.map(({ state, share }, index) => (
          <div
            key={index}
            className={styles.pane({ state })}
            style={inlineVars({ [styles.share]: share, [styles.place]: index })}
          />
        ))}
      </div>
      <ol className={cx(styles.root, styles.labels)}>
        {tiers.map((tier, index) => (
          <li key={index} data-state={states[index]?.state} className={styles.words}>
            <span className={styles.name}>{tier.name}</span>
            <span>{tier.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
