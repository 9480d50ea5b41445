import { cx } from "../../internal/element/cx.ts";
import { drawRoot, type RootProps } from "../../internal/element/root-element.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { heading, tone as tones } from "./text.css.ts";

type Variants = NonNullable<RecipeVariants<typeof heading>>;

export interface HeadingProps extends RootProps {
  /** Heading level in the page outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** Text style, when it differs from the level's default. */
  readonly size?: Variants["size"] | undefined;
  /** Inherited by default. */
  readonly tone?: keyof typeof tones | undefined;
  /** Inherited by default. */
  readonly align?: Variants["align"] | undefined;
}

/** A heading with independent level (outline) and size (look). */
export const Heading = ({ level, size, tone, align, className, ...rest }: HeadingProps) =>
  drawRoot(`h${level}`, {
    "data-component": "Heading",
    className: cx(heading({ size: size ?? `h${level}`, align }), tone && tones[tone], className),
    ...rest,
  });
