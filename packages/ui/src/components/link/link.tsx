import { cx } from "../../internal/cx.ts";
import { drawIcon, type IconSource } from "../../internal/draw-icon.tsx";
import type { RecipeVariants } from "../../styles/style.ts";
import { Link, type LinkComponentProps } from "../provider/index.ts";
import { link, weight as weights } from "./link.css.ts";

type Variants = NonNullable<RecipeVariants<typeof link>>;

export interface TextLinkProps extends LinkComponentProps {
  /** @default "link" */
  readonly tone?: Variants["tone"];
  /** Without it the weight of the text around. */
  readonly weight?: keyof typeof weights;
  /** `hover` only where a list of links is plain to see. @default "always" */
  readonly underline?: Variants["underline"] | boolean;
  /** Drawn after the text. */
  readonly icon?: IconSource;
  /** Stands alone, not in a sentence: takes a target 44 px high. */
  readonly standalone?: boolean;
}

/** A link in text, drawn by the app's link component. */
export const TextLink = ({
  tone = "link",
  weight,
  underline = "always",
  icon,
  standalone,
  className,
  children,
  ...rest
}: TextLinkProps) => {
  const line = typeof underline === "boolean" ? (underline ? "always" : "hover") : underline;
  return (
    <Link
      data-component="TextLink"
      className={cx(
        link({ tone, underline: line, icon: icon !== undefined, standalone }),
        weight && weights[weight],
        className,
      )}
      {...rest}
    >
      {children}
      {drawIcon(icon, 18)}
    </Link>
  );
};
