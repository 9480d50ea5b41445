import { cx } from "../../internal/cx.ts";
import { drawIcon } from "../../internal/draw-icon.tsx";
import { Link, type LinkComponentProps } from "../provider/index.ts";
import { button } from "./button.css.ts";
import type { ButtonLook } from "./button.tsx";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkComponentProps, "children"> {}

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
  <Link
    data-component="ButtonLink"
    className={cx(button({ variant, tone, size, stretch, flush }), className)}
    {...rest}
  >
    {drawIcon(icon, 19)}
    {children}
    {drawIcon(iconEnd, 19)}
  </Link>
);
