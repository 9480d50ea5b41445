import { cx } from "../../internal/element/cx.ts";
import { drawIcon } from "../../internal/icon/draw-icon.tsx";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { words } from "../../internal/element/words.tsx";
import { button } from "./button.css.ts";
import type { ButtonLook } from "./button.tsx";

export type ButtonLinkProps = ButtonLook & LinkPartProps<"children">;

/** A link with the look of a button, for navigation. */
export const ButtonLink = ({
  variant = "solid",
  tone = "primary",
  size = "standard",
  icon,
  iconEnd,
  stretch,
  flush,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <LinkRoot
    data-component="ButtonLink"
    className={cx(button({ variant, tone, size, stretch, flush }), className)}
    {...rest}
    given={children}
  >
    {drawIcon(icon, 19)}
    {words(textOf(rest.asChild, children))}
    {drawIcon(iconEnd, 19)}
  </LinkRoot>
);
