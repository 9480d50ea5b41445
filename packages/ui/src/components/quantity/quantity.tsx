import { Minus, Plus } from "lucide-react";
import { type HTMLAttributes, type KeyboardEvent, type Ref, useState } from "react";
import { cx } from "../../internal/cx.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./quantity.css.ts";

export interface QuantityProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange"> {
  /** Accessible name: "Quantity of Installer tool case". */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** @default 1 */
  readonly min?: number;
  /** The stock, or the most that may be ordered. */
  readonly max?: number;
  /** 48 or 44 px high. @default "standard" */
  readonly size?: NonNullable<RecipeVariants<typeof styles.root>>["size"];
  readonly disabled?: boolean;
  /** Sends the number with a form. */
  readonly name?: string;
  /** Ref of the input between the two buttons. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A whole number with minus and plus buttons (APG spinbutton). At a limit the button stays focusable, so that focus
 * is not lost; typed numbers are committed on blur and on Enter.
 */
export const Quantity = ({
  label,
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  size = "standard",
  disabled = false,
  name,
  ref,
  className,
  ...rest
}: QuantityProps) => {
  const strings = useStrings();
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => {
    setDraft(undefined);
    const within = Math.min(max, Math.max(min, Math.round(next)));
    if (within !== value && !disabled) onChange(within);
  };
  const takeDraft = () => {
    if (draft === undefined) return;
    const typed = Number.parseInt(draft, 10);
    set(Number.isNaN(typed) ? value : typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + 10,
      PageDown: value - 10,
      Home: min,
      End: max === Number.MAX_SAFE_INTEGER ? undefined : max,
    };
    const next = steps[event.key];
    if (event.key === "Enter") {
      event.preventDefault();
      takeDraft();
    }
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const atMin = disabled || value <= min;
  const atMax = disabled || value >= max;
  return (
    <div
      data-component="Quantity"
      role="group"
      aria-label={label}
      className={cx(styles.root({ size }), className)}
      {...rest}
    >
      <button
        type="button"
        aria-label={strings.decrease}
        aria-disabled={atMin || undefined}
        onClick={() => set(value - 1)}
        className={styles.side}
      >
        <Minus size={18} strokeWidth={2} aria-hidden />
      </button>
      <input
        ref={ref}
        name={name}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ""))}
        onBlur={takeDraft}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      <button
        type="button"
        aria-label={strings.increase}
        aria-disabled={atMax || undefined}
        onClick={() => set(value + 1)}
        className={styles.side}
      >
        <Plus size={18} strokeWidth={2} aria-hidden />
      </button>
    </div>
  );
};
