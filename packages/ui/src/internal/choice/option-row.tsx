import type { ComponentProps, ReactNode } from "react";
import { isGiven } from "../element/is-given.ts";
import { ChoiceInput } from "./choice-input.tsx";
import * as choice from "./choice.css.ts";

interface OptionRowProps extends ComponentProps<typeof ChoiceInput> {
  /** Start of the ids of its words. */
  readonly rowId: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
}

/** One option of a group: a radio button or a checkbox with its words. */
export const OptionRow = ({ rowId, label, hint, ...input }: OptionRowProps) => {
  // Without these ids the hint would belong to the name.
  const ids = isGiven(hint) ? { label: `${rowId}-label`, hint: `${rowId}-hint` } : undefined;
  return (
    <label className={choice.row}>
      <ChoiceInput {...input} aria-labelledby={ids?.label} aria-describedby={ids?.hint} />
      <span className={choice.words}>
        {ids ? (
          <>
            <span id={ids.label}>{label}</span>
            <span id={ids.hint} className={choice.hint}>
              {hint}
            </span>
          </>
        ) : (
          label
        )}
      </span>
    </label>
  );
};
