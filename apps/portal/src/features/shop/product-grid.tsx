import type { Product } from "@lucarne/api-client/queries/shop";
import { grid } from "./product-grid.css.ts";
import { ProductCard } from "../../shared/products/product-card.tsx";

type ProductGridProps = {
  products: readonly Product[];
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  /** Level of the names' headings. @default 2 */
  level?: 2 | 3;
};

/** Products as a list of cards. */
export const ProductGrid = ({ products, balance, level = 2 }: ProductGridProps) => (
  <ul className={grid}>
    {products.map((product) => (
      <li key={product.uuid}>
        <ProductCard product={product} balance={balance} level={level} />
      </li>
    ))}
  </ul>
);
