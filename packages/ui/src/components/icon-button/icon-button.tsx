import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { LinkRoot, type LinkPartProps } from "../../internal/element/link-root.tsx";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { CountBadge } from "../badge/index.ts";
import { counted, counter, iconButton, wideCounter } from "./icon-button.css.ts";

type Variants = NonNullable<RecipeVariants<typeof iconButton>>;

interface IconButtonLook {
  /** What the button does, with the count when there is a badge: "Notifications, 3 unread". */
  readonly label: string;
  /** The only visible content, so choose a well-known one. */
  readonly icon: IconSource;
  /** Count on the corner of the icon, hidden from screen readers: say it in `label` too. Not shown at 0. */
  readonly badge?: number | string | undefined;
  /** `outline` has a border and a background. @default "plain" */
  readonly variant?: Variants["variant"] | undefined;
  /** Colour of the icon. @default "default" */
  readonly tone?: Variants["tone"] | undefined;
  /** 48 or 44 px square. @default "standard" */
  readonly size?: Variants["size"] | undefined;
}

const counts = (badge: number | string | undefined): badge is number | string =>
  badge !== undefined && badge !== 0 && badge !== "";

const isWide = (badge: number | string): boolean => (typeof badge === "number" ? badge > 99 : badge.length > 2);

/** With a count the name is hidden text: an `aria-label` would have to repeat the visible digits. */
const content = (label: string, icon: IconSource, badge: number | string | undefined): ReactNode => (
  <>
    {drawIcon(icon, 21)}
    {counts(badge) ? (
      <>
        <CountBadge aria-hidden count={badge} className={cx(counter, isWide(badge) && wideCounter)} />
        <span className={visuallyHidden}>{label}</span>
      </>
    ) : null}
  </>
);

export interface IconButtonProps
  extends IconButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon; its label is the accessible name and the browser's tooltip. */
export const IconButton = ({
  label,
  icon,
  badge,
  variant = "plain",
  tone = "default",
  size = "standard",
  className,
  type = "button",
  ...rest
}: IconButtonProps) => (
  <button
    data-component="IconButton"
    type={type}
    aria-label={counts(badge) ? undefined : label}
    title={label}
    className={cx(iconButton({ variant, tone, size }), counts(badge) && counted, className)}
    {...rest}
  >
    {content(label, icon, badge)}
  </button>
);

export type IconButtonLinkProps = IconButtonLook & LinkPartProps<"aria-label">;

/** A link that shows only an icon. */
export const IconButtonLink = ({
  label,
  icon,
  badge,
  variant = "plain",
  tone = "default",
  size = "standard",
  className,
  children,
  ...rest
}: IconButtonLinkProps) => (
  <LinkRoot
    data-component="IconButtonLink"
    aria-label={counts(badge) ? undefined : label}
    title={label}
    className={cx(iconButton({ variant, tone, size }), counts(badge) && counted, className)}
    {...rest}
    given={children}
  >
    {content(label, icon, badge)}
  </LinkRoot>
);
