import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import type { RecipeVariants } from "../../styles/style.ts";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { words } from "../../internal/element/words.tsx";
import { link, weight as weights } from "./link.css.ts";

type Variants = NonNullable<RecipeVariants<typeof link>>;

interface TextLinkLook {
  /** Colour of the text; `inherit` for that of the text around it. @default "link" */
  readonly tone?: Variants["tone"] | undefined;
  /** Inherited by default. */
  readonly weight?: keyof typeof weights | undefined;
  /** `hover` only in an obvious list of links. @default "always" */
  readonly underline?: Variants["underline"] | boolean | undefined;
  /** Icon after the text. */
  readonly icon?: IconSource | undefined;
  /** For a link outside a sentence: makes the target 44 px high. */
  readonly standalone?: boolean | undefined;
}

export type TextLinkProps = TextLinkLook & LinkPartProps;

/** A text link, rendered by the app's link component. */
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
    <LinkRoot
      data-component="TextLink"
      className={cx(
        link({ tone, underline: line, icon: icon !== undefined, standalone }),
        weight && weights[weight],
        className,
      )}
      {...rest}
      given={children}
    >
      {words(textOf(rest.asChild, children))}
      {drawIcon(icon, 18)}
    </LinkRoot>
  );
};
