import type { Product } from "@lucarne/api-client/queries/shop";
import { Notice } from "@lucarne/ui/notice";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import type { CartType } from "../../shared/cart/cart.ts";
import { RichHtml } from "../../shared/rich-text/rich-html.tsx";
import { BuyBox } from "./buy/buy-box.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { messages } from "./messages.ts";
import { ProductHead } from "./product-head.tsx";
import * as styles from "./product-view.css.ts";

/** A product that goes into the cart: pictures, what it costs, what it is. */
export const ProductView = ({ product, type }: { product: Product; type: CartType }) => {
  const isSold = product.active === 1 && product.is_visible === 1;

  return (
    <div className={styles.columns}>
      <Gallery product={product} />
      <div className={styles.details}>
        <ProductHead product={product} />
        {!isSold && (
          <Notice>
            <FormattedMessage {...messages.unavailable} />
          </Notice>
        )}
        <BuyBox product={product} type={type} isSold={isSold} />
        {product.description !== "" && (
          <div className={styles.description}>
            <Heading level={2} size="h4">
              <FormattedMessage {...messages.description} />
            </Heading>
            <RichHtml html={product.description} />
          </div>
        )}
      </div>
    </div>
  );
};
