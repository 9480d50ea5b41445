import type { Product } from "@lucarne/api-client/queries/shop";
import { memo } from "react";
import { grid } from "./product-grid.css.ts";
import { ProductCard } from "../../../shared/products/product-card.tsx";

type ProductGridProps = {
  products: readonly Product[];
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
};

/** Products that the first view shows: two rows on a phone, more than a row on a wide screen. */
export const FIRST_VIEW = 4;

/** Products as a list of cards. It is the largest part of its page, which is rendered again for each of its other answers. */
export const ProductGrid = memo(({ products, balance }: ProductGridProps) => (
  <ul className={grid}>
    {products.map((product, index) => (
      <li key={product.uuid}>
        <ProductCard product={product} balance={balance} inFirstView={index < FIRST_VIEW} />
      </li>
    ))}
  </ul>
));
