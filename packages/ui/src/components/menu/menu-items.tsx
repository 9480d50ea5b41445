import { Check } from "lucide-react";
import { createElement, type HTMLAttributes, type ReactNode, use } from "react";
import { cx } from "../../internal/cx.ts";
import { drawIcon, type IconSource } from "../../internal/draw-icon.tsx";
import { Link } from "../provider/index.ts";
import { MenuItemRoot, type MenuItemRootProps } from "./menu-context.ts";
import * as styles from "./menu.css.ts";

/** A row inside the engine of the menu around it. */
const Row = (props: MenuItemRootProps) => {
  const root = use(MenuItemRoot);
  if (root === undefined) throw new Error("Menu rows stand inside <Menu>");
  return createElement(root, props);
};

export interface MenuItemProps {
  readonly icon?: IconSource;
  /** Makes the row a link. */
  readonly href?: string;
  /** Called when the row is chosen; the menu closes by itself unless `event.preventDefault()` is called. */
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
  const look = cx(styles.item({ tone }), className);
  const content = (
    <>
      {drawIcon(icon, 20, tone === "negative" ? styles.itemIconNegative : styles.itemIcon)}
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <Row className={look} {...rest}>
        {content}
      </Row>
    );
  }
  return (
    <Row asChild {...rest}>
      <Link href={href} className={look}>
        {content}
      </Link>
    </Row>
  );
};

export interface MenuRadioItemProps extends Omit<MenuItemProps, "tone" | "href" | "icon"> {
  /** What the row stands for. */
  readonly value?: string;
  readonly checked: boolean;
}

/** A row that is one of a set, with a check on the current one. */
export const MenuRadioItem = ({ value, checked, className, children, ...rest }: MenuRadioItemProps) => (
  <Row
    role="menuitemradio"
    aria-checked={checked}
    data-value={value}
    className={cx(styles.item({ tone: "default" }), className)}
    {...rest}
  >
    {children}
    {checked ? <Check size={20} strokeWidth={2.25} aria-hidden className={styles.check} /> : null}
  </Row>
);

/** A line between groups of rows. */
export const MenuSeparator = () => <hr className={styles.separator} />;

/** Words at the head of a menu that cannot be chosen. */
export const MenuHeader = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div role="presentation" className={cx(styles.header, className)} {...rest} />
);
