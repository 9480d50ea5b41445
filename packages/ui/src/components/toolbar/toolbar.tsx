import * as RadixToolbar from "radix-ui/toolbar";
import { type HTMLAttributes, type ReactElement, type ReactNode, type Ref, useImperativeHandle } from "react";
import { useTextDirection } from "../../internal/element/use-text-direction.ts";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./toolbar.css.ts";

export interface ToolbarProps extends Omit<HTMLAttributes<HTMLDivElement>, "dir"> {
  /** Accessible name: "Actions for 3 projects". */
  readonly label: string;
  /** The `ToolbarItem`s, and what is between them. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Actions side by side as one tab stop (APG toolbar), on Radix. */
export const Toolbar = ({ label, className, ref, ...rest }: ToolbarProps) => {
  const [own, direction] = useTextDirection<HTMLDivElement>();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, [own]);
  return (
    <RadixToolbar.Root
      data-component="Toolbar"
      aria-label={label}
      dir={direction}
      className={cx(styles.toolbar, className)}
      {...rest}
      ref={own}
    />
  );
};

export interface ToolbarItemProps extends HTMLAttributes<HTMLButtonElement> {
  /** A button of the kit or of the app, such as `IconButton`; a disabled one is passed over. */
  readonly children: ReactElement;
  /** The button cannot be pressed. */
  readonly disabled?: boolean | undefined;
  /** The button. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Makes a button an item of the bar, and gives it everything else. Renders no element of its own. */
export const ToolbarItem = ({ disabled = false, ...rest }: ToolbarItemProps) => (
  <RadixToolbar.Button asChild disabled={disabled} {...rest} />
);

export interface ToolbarSeparatorProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A line between groups of items. */
export const ToolbarSeparator = ({ className, ...rest }: ToolbarSeparatorProps) => (
  <RadixToolbar.Separator data-component="ToolbarSeparator" className={cx(styles.separator, className)} {...rest} />
);
