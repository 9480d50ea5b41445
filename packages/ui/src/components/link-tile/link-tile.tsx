import { ChevronRight } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { CountBadge } from "../badge/index.ts";
import * as styles from "./link-tile.css.ts";

interface LinkTileContent {
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** Count at the end; say it in the link text or in `badgeLabel`. */
  readonly badge?: number | undefined;
  /** What screen readers read instead of the count: "2 new". */
  readonly badgeLabel?: string | undefined;
}

export type LinkTileProps = LinkTileContent & LinkPartProps;

/** A link as a bordered tile, for a sheet of links. */
export const LinkTile = ({ icon, badge, badgeLabel, className, children, ...rest }: LinkTileProps) => (
  <LinkRoot data-component="LinkTile" className={cx(styles.tile, className)} {...rest} given={children}>
    {drawIcon(icon, 22, styles.tileIcon)}
    <span>{textOf(rest.asChild, children)}</span>
    {badge ? (
      <CountBadge
        count={badge}
        className={styles.end}
        {...(badgeLabel === undefined ? {} : { role: "img", "aria-label": badgeLabel })}
      />
    ) : null}
  </LinkRoot>
);

interface RowLook {
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** Current value, at the end. */
  readonly value?: ReactNode;
  /** Shows a chevron. @default true when there is a value */
  readonly chevron?: boolean | undefined;
}

export type ActionRowProps = RowLook &
  (
    | LinkPartProps
    | (Omit<ComponentPropsWithRef<"button">, "value"> & { readonly href?: undefined; readonly asChild?: undefined })
  );

/** A full-width row of a sheet: a link with `href` or `asChild`, otherwise a button. */
export const ActionRow = ({
  icon,
  value,
  chevron = value !== undefined,
  className,
  children,
  ...rest
}: ActionRowProps) => {
  const look = cx(styles.row, className);
  const content = (
    <>
      {drawIcon(icon, 20, styles.rowIcon)}
      <span>{textOf(rest.asChild, children)}</span>
      {value === undefined && !chevron ? null : (
        <span className={styles.rowEnd}>
          <span>{value}</span>
          {chevron ? <ChevronRight size={18} strokeWidth={2} aria-hidden /> : null}
        </span>
      )}
    </>
  );
  return rest.href === undefined && !rest.asChild ? (
    <button data-component="ActionRow" className={look} {...rest} type={rest.type ?? "button"}>
      {content}
    </button>
  ) : (
    <LinkRoot data-component="ActionRow" className={look} {...rest} given={children}>
      {content}
    </LinkRoot>
  );
};
