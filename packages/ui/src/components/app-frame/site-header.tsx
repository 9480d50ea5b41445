import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { chevronDown } from "../../internal/marks/chevron-down.css.ts";
import { words } from "../../internal/element/words.tsx";
import { type Href, Link } from "../provider/index.ts";
import * as styles from "./site-header.css.ts";

export interface SiteHeaderProps extends HTMLAttributes<HTMLElement> {
  /** A `Logo`; a link when `logoHref` is set. */
  readonly logo: ReactNode;
  /** Target of the logo, usually the home page. */
  readonly logoHref?: Href | undefined;
  /** Language, counters, user. */
  readonly actions: ReactNode;
  /** Some actions are not known yet: from tablets on all of them appear together later, so that none moves. @default false */
  readonly actionsPending?: boolean | undefined;
  /** `MainNav`; hidden on phones, where `TabBar` replaces it. */
  readonly nav?: ReactNode;
  /** `AmountChip`. */
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Two rows on wide screens, one bar of 60 px on phones. */
export const SiteHeader = ({
  logo,
  logoHref,
  actions,
  actionsPending = false,
  nav,
  aside,
  className,
  ...rest
}: SiteHeaderProps) => (
  <header data-component="SiteHeader" className={cx(styles.header, className)} {...rest}>
    <div className={styles.headerGrid}>
      {logoHref === undefined ? (
        <div className={styles.headerLogo}>{logo}</div>
      ) : (
        <Link href={logoHref} className={styles.headerLogo}>
          {logo}
        </Link>
      )}
      <div className={cx(styles.headerActions, actionsPending && styles.headerActionsPending)}>{actions}</div>
      {nav === undefined ? null : <div className={styles.headerNav}>{nav}</div>}
      {aside === undefined ? null : <div className={styles.headerAside}>{aside}</div>}
    </div>
  </header>
);

interface HeaderControlLook {
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** The text. */
  readonly children?: ReactNode;
}

export interface HeaderButtonProps
  extends HeaderControlLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** A chevron that turns while the menu is open. @default true */
  readonly chevron?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Opens a header menu (language, user). Stays readable on the picture of a `SplitScreen`. */
export const HeaderButton = ({
  icon,
  chevron = true,
  type = "button",
  className,
  children,
  ...rest
}: HeaderButtonProps) => (
  <button
    data-component="HeaderButton"
    type={type}
    className={cx(styles.headerButton, styles.muted, className)}
    {...rest}
  >
    {drawIcon(icon, 19)}
    {words(children)}
    {chevron ? <span aria-hidden className={cx(chevronDown, styles.headerButtonChevron)} /> : null}
  </button>
);

export type HeaderLinkProps = HeaderControlLook & LinkPartProps<"children">;

/** A plain link among the header controls. */
export const HeaderLink = ({ icon, className, children, ...rest }: HeaderLinkProps) => (
  <LinkRoot
    data-component="HeaderLink"
    className={cx(styles.headerButton, styles.muted, className)}
    {...rest}
    given={children}
  >
    {drawIcon(icon, 19)}
    {words(textOf(rest.asChild, children))}
  </LinkRoot>
);

export interface HeaderDividerProps extends HTMLAttributes<HTMLSpanElement> {
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A separator between groups of header controls. */
export const HeaderDivider = ({ className, ...rest }: HeaderDividerProps) => (
  <span aria-hidden data-component="HeaderDivider" className={cx(styles.headerDivider, className)} {...rest} />
);
