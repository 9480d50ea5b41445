import { Check } from "lucide-react";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./stepper.css.ts";

export interface StepperProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name, such as "Registration". */
  readonly label: string;
  /** Names of the steps, in their order; on phones only the current one's is visible. */
  readonly steps: readonly ReactNode[];
  /** Index of the current step; one past the last when all are done. */
  readonly current: number;
  /** Number of the first step. @default 1 */
  readonly countFrom?: number | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Progress through several steps: an ordered list with `aria-current="step"`. */
export const Stepper = ({ label, steps, current, countFrom = 1, ...rest }: StepperProps) => {
  const strings = useStrings();
  return (
    <div data-component="Stepper" {...rest}>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "current" : "later";
          return (
            <li
              key={index}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
              className={styles.step}
            >
              <span className={styles.pane({ state })}>
                {state === "done" ? (
                  <>
                    <Check size={18} strokeWidth={2.25} aria-hidden />
                    <span className={visuallyHidden}>{strings.success}</span>
                  </>
                ) : (
                  index + countFrom
                )}
              </span>
              <span className={styles.label}>{step}</span>
            </li>
          );
        })}
      </ol>
      {steps[current] === undefined ? null : (
        <p aria-hidden className={styles.phoneLabel}>
          {steps[current]}
        </p>
      )}
    </div>
  );
};
