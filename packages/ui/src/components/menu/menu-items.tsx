import { Check } from "lucide-react";
import { cloneElement, type HTMLAttributes, type MouseEvent, type PointerEvent, type Ref, use } from "react";
import { callBoth } from "../../internal/call-both.ts";
import { cx } from "../../internal/cx.ts";
import { drawIcon, type IconSource } from "../../internal/draw-icon.tsx";
import { loadedElement } from "../../internal/loaded-element.ts";
import { type Href, Link, type LinkComponentProps } from "../provider/index.ts";
import { MenuContext } from "./menu-context.ts";
import * as styles from "./menu.css.ts";

/** Handlers that a row shares with its caller; theirs run first. */
type RowHandlers = Pick<MenuItemProps, "disabled" | "onSelect" | "onClick" | "onPointerMove" | "onPointerLeave">;

/** Attributes and handlers of a row. */
const useRow = ({ disabled = false, onSelect, onClick, onPointerMove, onPointerLeave }: RowHandlers) => {
  const close = use(MenuContext);
  if (close === undefined) throw new Error("A menu row needs <Menu> around it");
  return {
    tabIndex: -1,
    "aria-disabled": disabled || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) return event.preventDefault();
      onClick?.(event);
      const selection = new Event("select", { cancelable: true });
      onSelect?.(selection);
      if (!selection.defaultPrevented) close();
    },
    // Focus follows the mouse, so that only one row is marked.
    onPointerMove: callBoth(onPointerMove, ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === "mouse" && !disabled) currentTarget.focus({ preventScroll: true });
    }),
    onPointerLeave: callBoth(onPointerLeave, ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === "mouse") currentTarget.closest<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true });
    }),
  };
};

export interface MenuItemProps extends Omit<HTMLAttributes<HTMLElement>, "onSelect" | "role" | "tabIndex"> {
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** Target address; makes the row a link. */
  readonly href?: Href | undefined;
  /** With `href`: an element that renders the link instead of the app's link component. */
  readonly render?: LinkComponentProps["render"];
  /** Called when the row is chosen; the menu then closes unless `event.preventDefault()` is called. */
  readonly onSelect?: ((event: Event) => void) | undefined;
  /** `negative` for what cannot be undone, as the last row. @default "default" */
  readonly tone?: "default" | "negative" | undefined;
  /** Shows the row in grey; it cannot be chosen, and the keyboard skips it. */
  readonly disabled?: boolean | undefined;
  /** The link when there is `href`, otherwise a `div`. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A row of a menu. */
export const MenuItem = ({
  icon,
  href,
  render,
  tone = "default",
  className,
  children,
  disabled,
  onSelect,
  onClick,
  onPointerMove,
  onPointerLeave,
  ref,
  ...rest
}: MenuItemProps) => {
  const link = render && loadedElement(render);
  const ofRow = useRow({
    disabled,
    onSelect,
    onClick: link?.props.onClick ?? onClick,
    onPointerMove: link?.props.onPointerMove ?? onPointerMove,
    onPointerLeave: link?.props.onPointerLeave ?? onPointerLeave,
  });
  const row = {
    "data-component": "MenuItem",
    role: "menuitem",
    ...rest,
    ref: ref as Ref<HTMLDivElement & HTMLAnchorElement>,
    className: cx(styles.item({ tone }), className),
    ...ofRow,
  };
  const content = (
    <>
      {drawIcon(icon, 20, tone === "negative" ? styles.itemIconNegative : styles.itemIcon)}
      {children}
    </>
  );
  if (href === undefined) return <div {...row}>{content}</div>;
  return (
    // A handler of its own would replace the row's.
    <Link {...row} href={href} render={link && cloneElement(link, ofRow)}>
      {content}
    </Link>
  );
};

export interface MenuRadioItemProps extends Omit<MenuItemProps, "tone" | "href" | "render" | "icon"> {
  /** Written to `data-value` of the row. */
  readonly value?: string | undefined;
  /** Whether it is the current one. The app changes it in `onSelect`. */
  readonly checked: boolean;
}

/** A row of a single-choice set, with a check mark on the current one. */
export const MenuRadioItem = ({
  value,
  checked,
  className,
  children,
  disabled,
  onSelect,
  onClick,
  onPointerMove,
  onPointerLeave,
  ref,
  ...rest
}: MenuRadioItemProps) => (
  <div
    data-component="MenuRadioItem"
    data-state={checked ? "checked" : "unchecked"}
    data-value={value}
    {...rest}
    ref={ref as Ref<HTMLDivElement>}
    role="menuitemradio"
    aria-checked={checked}
    className={cx(styles.item({ tone: "default" }), className)}
    {...useRow({ disabled, onSelect, onClick, onPointerMove, onPointerLeave })}
  >
    {children}
    {checked ? <Check size={20} strokeWidth={2.25} aria-hidden className={styles.check} /> : null}
  </div>
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
