import { cx } from "../../internal/element/cx.ts";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { drawRoot, type RootProps, type Tag } from "../../internal/element/root-element.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { card } from "./card.css.ts";

type Variants = NonNullable<RecipeVariants<typeof card>>;

export interface CardProps extends RootProps {
  /** 24 px (16 on phones), 16 px, or none for content that reaches the edges. @default "standard" */
  readonly padding?: Variants["padding"] | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

/** A bordered surface. */
export const Card = ({ padding = "standard", as = "div", className, ...rest }: CardProps) =>
  drawRoot(as, { "data-component": "Card", className: cx(card({ padding }), className), ...rest });

interface CardLinkLook {
  /** 24 px (16 on phones), 16 px, or none for content that reaches the edges. @default "standard" */
  readonly padding?: Variants["padding"] | undefined;
}

export type CardLinkProps = CardLinkLook & LinkPartProps;

/** A card that is one link with one focus ring; it must not contain other interactive elements. */
export const CardLink = ({ padding = "standard", className, children, ...rest }: CardLinkProps) => (
  <LinkRoot
    data-component="CardLink"
    className={cx(card({ padding, link: true }), className)}
    {...rest}
    given={children}
  >
    {textOf(rest.asChild, children)}
  </LinkRoot>
);
