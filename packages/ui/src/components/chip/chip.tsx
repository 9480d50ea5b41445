import type { ComponentPropsWithRef, HTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { words } from "../../internal/element/words.tsx";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import * as styles from "./chip.css.ts";

interface ChipRemoval {
  /** Called by the button that takes the chip away; the app removes the chip and gives focus to the next one. */
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Accessible name of that button: "Remove Kraków". */
  readonly removeLabel: string;
}

export type ChipProps = HTMLAttributes<HTMLSpanElement> & {
  /** Icon before the word. */
  readonly icon?: IconSource | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
} & (ChipRemoval | { readonly onRemove?: undefined; readonly removeLabel?: undefined });

/** A chosen thing as a word, with a button that takes it away. */
export const Chip = ({ icon, onRemove, removeLabel, className, children, ...rest }: ChipProps) => (
  <span
    data-component="Chip"
    className={cx(styles.chip, onRemove !== undefined && styles.removable, className)}
    {...rest}
  >
    {drawIcon(icon, 18, styles.icon)}
    {words(children)}
    {onRemove === undefined ? null : (
      <button type="button" aria-label={removeLabel} onClick={onRemove} className={styles.remove}>
        {CLOSE_MARK}
      </button>
    )}
  </span>
);

export interface FilterChipProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size" | "children"> {
  /** The word, which is also the accessible name. */
  readonly label: ReactNode;
  /** How many things have it; screen readers read it too. */
  readonly count?: ReactNode;
}

/** A filter that is on or off, a native checkbox. Several of them go into a `ChoiceGroup` or an `Inline` with a name. */
export const FilterChip = ({ label, count, className, style, ...input }: FilterChipProps) => (
  <label data-component="FilterChip" className={cx(styles.filter, className)} style={style}>
    <ChoiceInput {...input} type="checkbox" className={styles.input} />
    <span aria-hidden className={styles.check} />
    <span>{label}</span>
    {isGiven(count) ? <span className={styles.count}>{count}</span> : null}
  </label>
);
