import type { Product } from "@lucarne/api-client/queries/shop";
import { FormattedMessage } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { ProductCard } from "../../../shared/products/product-card.tsx";
import { fours } from "./home-section.css.ts";
import { HomeSection } from "./home-section.tsx";
import { messages } from "../messages.ts";

type ShopTeaserProps = { products: readonly Product[]; balance: number | undefined };

/** Four products that the shop recommends (HOME-9, HOME-10). */
export const ShopTeaser = ({ products, balance }: ShopTeaserProps) =>
  products.length > 0 && (
    <HomeSection
      title={<FormattedMessage {...messages.fromShop} />}
      link={{ href: href("shop"), label: <FormattedMessage {...messages.openShop} /> }}
    >
      <ul className={fours}>
        {products.map((product) => (
          <li key={product.uuid}>
            <ProductCard product={product} balance={balance} level={3} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
