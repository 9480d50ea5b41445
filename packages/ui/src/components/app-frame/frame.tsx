import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { infoMark } from "../../internal/marks/info.css.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { type Href, Link } from "../provider/index.ts";
import * as styles from "./frame.css.ts";

const INFO = <span aria-hidden className={infoMark} />;

export interface FooterColumn {
  /** Text of the heading, of level 2. */
  readonly title: ReactNode;
  /** Links under the title, one below another. */
  readonly links?: readonly { readonly href: Href; readonly label: ReactNode }[] | undefined;
  /** Content instead of links, or below them. */
  readonly content?: ReactNode;
}

export interface SiteFooterProps extends HTMLAttributes<HTMLElement> {
  /** A `Logo` with `onBrand`. */
  readonly logo: ReactNode;
  /** Columns beside the logo, in their order. */
  readonly columns?: readonly FooterColumn[] | undefined;
  /** Under the logo: the company and its address. */
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The footer on wide screens; on phones its links are in the sheet of the last tab. */
export const SiteFooter = ({ logo, columns = [], note, className, ...rest }: SiteFooterProps) => (
  <footer data-component="SiteFooter" className={cx(styles.footer, className)} {...rest}>
    <div className={styles.footerGrid}>
      <div className={styles.footerBrand}>
        <div>{logo}</div>
        {note === undefined ? null : <div className={styles.footerNote}>{note}</div>}
      </div>
      {columns.map(({ title, links = [], content }, column) => (
        <section key={column} className={styles.footerColumn}>
          <h2 className={styles.footerTitle}>{title}</h2>
          {links.length === 0 ? null : (
            <ul className={styles.footerLinks}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={styles.footerLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <div>{content}</div>
        </section>
      ))}
    </div>
  </footer>
);

export interface FrameNoticeProps extends HTMLAttributes<HTMLElement> {
  /** Colour of the bar. Screen readers do not read it, so the text must say it too. @default "warning" */
  readonly tone?: NonNullable<RecipeVariants<typeof styles.frameNotice>>["tone"] | undefined;
  /** Icon at the start. @default an i in a circle */
  readonly icon?: IconSource | undefined;
  /** Accessible name of the region. */
  readonly label: string;
  /** A `NoticeAction`. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A full-width bar above the header for a state that affects the whole session. */
export const FrameNotice = ({
  tone = "warning",
  icon = INFO,
  label,
  action,
  className,
  children,
  ...rest
}: FrameNoticeProps) => (
  <section
    data-component="FrameNotice"
    aria-label={label}
    className={cx(styles.frameNotice({ tone }), className)}
    {...rest}
  >
    <div className={styles.frameNoticeRow}>
      <span className={styles.frameNoticeIcon}>{drawIcon(icon, 22)}</span>
      <div className={styles.frameNoticeText}>{children}</div>
      {action}
    </div>
  </section>
);

export interface PageMainProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The page content: the target of the skip link; receives focus after navigation. Leaves room for the tab bar. */
export const PageMain = ({ className, ...rest }: PageMainProps) => (
  <main id="main" tabIndex={-1} data-component="PageMain" className={cx(styles.main, className)} {...rest} />
);
