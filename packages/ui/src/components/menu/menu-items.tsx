import { Check } from "lucide-react";
import type { Item } from "radix-ui/dropdown-menu";
import { Slot, Slottable } from "radix-ui/slot";
import { type ComponentPropsWithRef, createElement, type HTMLAttributes, type Ref, use } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { words } from "../../internal/element/words.tsx";
import { type Href, Link } from "../provider/index.ts";
import { MenuRow } from "./menu-row.ts";
import * as styles from "./menu.css.ts";

const Row = (props: ComponentPropsWithRef<typeof Item>) => {
  const row = use(MenuRow);
  if (row === undefined) throw new Error("A menu row needs <Menu> around it");
  return createElement(row, props);
};

export interface MenuItemProps extends Omit<HTMLAttributes<HTMLElement>, "onSelect" | "role" | "tabIndex"> {
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** Target address; makes the row a link. */
  readonly href?: Href | undefined;
  /** The only child is the link of another router; it gets the row's look, icon and handlers. */
  readonly asChild?: boolean | undefined;
  /** Called when the row is chosen; the menu then closes unless `event.preventDefault()` is called. */
  readonly onSelect?: ((event: Event) => void) | undefined;
  /** `negative` for what cannot be undone, as the last row. @default "default" */
  readonly tone?: "default" | "negative" | undefined;
  /** Shows the row in grey; it cannot be chosen, and the keyboard skips it. */
  readonly disabled?: boolean | undefined;
  /** The link when there is `href` or `asChild`, otherwise a `div`. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A row of a menu. */
export const MenuItem = ({
  icon,
  href,
  asChild = false,
  tone = "default",
  disabled = false,
  className,
  children,
  ref,
  ...rest
}: MenuItemProps) => {
  const row = {
    "data-component": "MenuItem",
    ...rest,
    disabled,
    ref: ref as Ref<HTMLDivElement>,
    className: cx(styles.item({ tone }), className),
  };
  const drawn = drawIcon(icon, 20, tone === "negative" ? styles.itemIconNegative : styles.itemIcon);
  if (asChild)
    return (
      <Row {...row} asChild>
        <Slot>
          {drawn}
          <Slottable>{children}</Slottable>
        </Slot>
      </Row>
    );
  const content = (
    <>
      {drawn}
      {words(children)}
    </>
  );
  // A disabled row leads nowhere.
  if (href === undefined || disabled) return <Row {...row}>{content}</Row>;
  return (
    <Row {...row} asChild>
      <Link href={href}>{content}</Link>
    </Row>
  );
};

export interface MenuRadioItemProps extends Omit<MenuItemProps, "tone" | "href" | "asChild" | "icon"> {
  /** Written to `data-value` of the row. */
  readonly value?: string | undefined;
  /** Whether it is the current one. The app changes it in `onSelect`. */
  readonly checked: boolean;
}

/** A row of a single-choice set, with a check mark on the current one. */
export const MenuRadioItem = ({
  value,
  checked,
  disabled = false,
  className,
  children,
  ref,
  ...rest
}: MenuRadioItemProps) => (
  <Row
    data-component="MenuRadioItem"
    data-state={checked ? "checked" : "unchecked"}
    data-value={value}
    {...rest}
    ref={ref as Ref<HTMLDivElement>}
    role="menuitemradio"
    aria-checked={checked}
    disabled={disabled}
    className={cx(styles.item({ tone: "default" }), className)}
  >
    {words(children)}
    {checked ? <Check size={20} strokeWidth={2.25} aria-hidden className={styles.check} /> : null}
  </Row>
);

export interface MenuCheckboxItemProps extends Omit<MenuItemProps, "tone" | "href" | "asChild" | "icon" | "onSelect"> {
  /** Whether it is on. */
  readonly checked: boolean;
  /** Gets the new state. The menu stays open. */
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A row that is on or off, with a check mark while it is on. */
export const MenuCheckboxItem = ({
  checked,
  onCheckedChange,
  disabled = false,
  className,
  children,
  ref,
  ...rest
}: MenuCheckboxItemProps) => (
  <Row
    data-component="MenuCheckboxItem"
    data-state={checked ? "checked" : "unchecked"}
    {...rest}
    ref={ref as Ref<HTMLDivElement>}
    role="menuitemcheckbox"
    aria-checked={checked}
    disabled={disabled}
    onSelect={(event) => {
      event.preventDefault();
      onCheckedChange(!checked);
    }}
    className={cx(styles.item({ tone: "default" }), className)}
  >
    {words(children)}
    {checked ? <Check size={20} strokeWidth={2.25} aria-hidden className={styles.check} /> : null}
  </Row>
);

export interface MenuSeparatorProps extends HTMLAttributes<HTMLHRElement> {
  readonly ref?: Ref<HTMLHRElement> | undefined;
}

/** A separator between groups of rows. */
export const MenuSeparator = ({ className, ...rest }: MenuSeparatorProps) => (
  <hr data-component="MenuSeparator" className={cx(styles.separator, className)} {...rest} />
);

export interface MenuHeaderProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A header of a menu; it cannot be chosen. */
export const MenuHeader = ({ className, ...rest }: MenuHeaderProps) => (
  <div data-component="MenuHeader" role="presentation" className={cx(styles.header, className)} {...rest} />
);
