import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { words } from "../../internal/element/words.tsx";
import type { RecipeVariants } from "../../styles/style.ts";
import { button } from "./button.css.ts";
import { PendingMark } from "./pending-mark.tsx";

type Variants = NonNullable<RecipeVariants<typeof button>>;

export interface ButtonLook {
  /** `solid` once per view area; `outline`, `soft` and `text` for the rest. @default "solid" */
  readonly variant?: Variants["variant"] | undefined;
  /** `accent` for the second main action, `negative` for a loss, `highlight` on brand panels only. @default "primary" */
  readonly tone?: Variants["tone"] | undefined;
  /** 48 or 44 px high. @default "standard" */
  readonly size?: Variants["size"] | undefined;
  /** Icon before the label. */
  readonly icon?: IconSource | undefined;
  /** Icon after the label. */
  readonly iconEnd?: IconSource | undefined;
  /** Fills the width of its container. */
  readonly stretch?: boolean | undefined;
  /** Aligns the label of a text button with the content above it. */
  readonly flush?: Variants["flush"] | undefined;
  /** The label. */
  readonly children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /**
   * The action is running: shows a spinner and ignores clicks; keeps focus and width. `Announcer` announces it.
   * @selector [data-pending]
   */
  readonly pending?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button. `type` is "button" by default.
 *
 * Each state has its selector: `:hover`, `:active`, `:focus-visible`, `:disabled`, `[data-pending]` (with
 * `[aria-disabled="true"]` and `[aria-busy="true"]`). A component that opens something adds `[aria-expanded="true"]`, a
 * toggle `[aria-pressed="true"]`.
 */
export const Button = ({
  variant = "solid",
  tone = "primary",
  size = "standard",
  icon,
  iconEnd,
  stretch,
  flush,
  pending = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-component="Button"
      data-pending={pending || undefined}
      type={type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={cx(button({ variant, tone, size, stretch, flush, bare: pending && icon === undefined }), className)}
      onClick={press}
      {...rest}
    >
      {pending ? <PendingMark /> : drawIcon(icon, 19)}
      {words(children)}
      {drawIcon(iconEnd, 19)}
    </button>
  );
};
