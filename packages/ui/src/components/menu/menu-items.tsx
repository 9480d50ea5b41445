import { Check } from "lucide-react";
import { type HTMLAttributes, type MouseEvent, type PointerEvent, type ReactNode, use } from "react";
import { cx } from "../../internal/cx.ts";
import { drawIcon, type IconSource } from "../../internal/draw-icon.tsx";
import { type Href, Link } from "../provider/index.ts";
import { MenuContext } from "./menu-context.ts";
import * as styles from "./menu.css.ts";

/** Attributes and handlers of a row. */
const useRow = ({ disabled = false, onSelect, lang }: Pick<MenuItemProps, "disabled" | "onSelect" | "lang">) => {
  const close = use(MenuContext);
  if (close === undefined) throw new Error("A menu row needs <Menu> around it");
  return {
    tabIndex: -1,
    lang,
    "aria-disabled": disabled || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) return event.preventDefault();
      const selection = new Event("select", { cancelable: true });
      onSelect?.(selection);
      if (!selection.defaultPrevented) close();
    },
    // Focus follows the mouse, so that only one row is marked.
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === "mouse" && !disabled) currentTarget.focus({ preventScroll: true });
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === "mouse") currentTarget.closest<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true });
    },
  };
};

export interface MenuItemProps {
  readonly icon?: IconSource;
  /** Target address; makes the row a link. */
  readonly href?: Href;
  /** Called when the row is chosen; the menu then closes unless `event.preventDefault()` is called. */
  readonly onSelect?: (event: Event) => void;
  /** `negative` for what cannot be undone, as the last row. @default "default" */
  readonly tone?: "default" | "negative";
  readonly disabled?: boolean;
  readonly lang?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row of a menu. */
export const MenuItem = ({ icon, href, tone = "default", className, children, ...rest }: MenuItemProps) => {
  const row = { role: "menuitem", className: cx(styles.item({ tone }), className), ...useRow(rest) };
  const content = (
    <>
      {drawIcon(icon, 20, tone === "negative" ? styles.itemIconNegative : styles.itemIcon)}
      {children}
    </>
  );
  if (href === undefined) return <div {...row}>{content}</div>;
  return (
    <Link {...row} href={href}>
      {content}
    </Link>
  );
};

export interface MenuRadioItemProps extends Omit<MenuItemProps, "tone" | "href" | "icon"> {
  /** Value of the row. */
  readonly value?: string;
  readonly checked: boolean;
}

/** A row of a single-choice set, with a check mark on the current one. */
export const MenuRadioItem = ({ value, checked, className, children, ...rest }: MenuRadioItemProps) => (
  <div
    role="menuitemradio"
    aria-checked={checked}
    data-value={value}
    className={cx(styles.item({ tone: "default" }), className)}
    {...useRow(rest)}
  >
    {children}
    {checked ? <Check size={20} strokeWidth={2.25} aria-hidden className={styles.check} /> : null}
  </div>
);

/** A separator between groups of rows. */
export const MenuSeparator = () => <hr className={styles.separator} />;

/** A header of a menu; it cannot be chosen. */
export const MenuHeader = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div role="presentation" className={cx(styles.header, className)} {...rest} />
);
