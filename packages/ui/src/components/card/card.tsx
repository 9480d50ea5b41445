import { cx } from "../../internal/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../../internal/root-element.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { Link, type LinkComponentProps } from "../provider/index.ts";
import { card } from "./card.css.ts";

type Variants = NonNullable<RecipeVariants<typeof card>>;

export interface CardProps extends RootProps {
  /** 24 px (16 on phones), 16 px, or none for a card whose parts reach its edge. @default "standard" */
  readonly padding?: Variants["padding"];
  /** @default "div" */
  readonly as?: Tag;
}

/** A bordered surface. */
export const Card = ({ padding = "standard", as = "div", className, ...rest }: CardProps) =>
  drawRoot(as, { "data-component": "Card", className: cx(card({ padding }), className), ...rest });

export interface CardLinkProps extends LinkComponentProps {
  readonly padding?: Variants["padding"];
}

/** A card that is one link, with one focus ring; nothing inside may be pressed on its own. */
export const CardLink = ({ padding = "standard", className, ...rest }: CardLinkProps) => (
  <Link data-component="CardLink" className={cx(card({ padding, link: true }), className)} {...rest} />
);
