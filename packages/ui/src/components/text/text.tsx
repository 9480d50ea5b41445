import { cx } from "../../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../../internal/element/root-element.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { text, tone as tones, weight as weights } from "./text.css.ts";

type Variants = NonNullable<RecipeVariants<typeof text>>;

export interface TextProps extends RootProps {
  /** Text style; by default body text for a `p`, and inherited for any other element. */
  readonly size?: Variants["size"] | undefined;
  /** Inherited by default. */
  readonly tone?: keyof typeof tones | undefined;
  /** The size's weight by default. */
  readonly weight?: keyof typeof weights | undefined;
  /** Inherited by default. */
  readonly align?: Variants["align"] | undefined;
  /** Keeps lines to 64 characters. */
  readonly measure?: boolean | undefined;
  /** Element to render. @default "p" */
  readonly as?: Tag | undefined;
}

/** Text in one of the kit's text styles. */
export const Text = ({ size, tone, weight, align, measure, as = "p", className, ...rest }: TextProps) =>
  drawRoot(as, {
    "data-component": "Text",
    className: cx(
      text({ size: size ?? (as === "p" ? "body" : undefined), align, measure }),
      tone && tones[tone],
      weight && weights[weight],
      className,
    ),
    ...rest,
  });
