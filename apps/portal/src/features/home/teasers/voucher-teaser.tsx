import type { Product } from "@lucarne/api-client/queries/shop";
import { Amount } from "@lucarne/ui/amount";
import { CardLink } from "@lucarne/ui/card";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { href, withSearch } from "../../../shared/navigation/href.ts";
import { productHref } from "../../../shared/products/product-href.ts";
import { shortDescription } from "../../../shared/products/short-description.ts";
import { pair } from "./home-section.css.ts";
import { HomeSection } from "./home-section.tsx";
import { messages } from "../messages.ts";
import * as styles from "./voucher-teaser.css.ts";

const VoucherCard = ({ product }: { product: Product }) => {
  const { formatNumber } = useIntl();

  return (
    <CardLink href={productHref(product)} padding="none" className={styles.card}>
      <img src={product.images.thumbnail} alt="" width={400} height={300} loading="lazy" className={styles.picture} />
      <span className={styles.words}>
        <Heading level={3} size="h4">
          {product.name}
        </Heading>
        <Text as="span" size="small" tone="muted">
          {shortDescription(product)}
        </Text>
        <Amount value={formatNumber(product.price)} />
      </span>
    </CardLink>
  );
};

type VoucherTeaserProps = {
  products: readonly Product[];
  /** Slug of the category with all vouchers. */
  category: string | undefined;
};

/** Two vouchers of the shop (HOME-9, HOME-10). */
export const VoucherTeaser = ({ products, category = "" }: VoucherTeaserProps) =>
  products.length > 0 && (
    <HomeSection
      title={<FormattedMessage {...messages.vouchers} />}
      link={{
        href: withSearch(href("shop"), new URLSearchParams({ category })),
        label: <FormattedMessage {...messages.allVouchers} />,
      }}
    >
      <ul className={pair}>
        {products.map((product) => (
          <li key={product.uuid}>
            <VoucherCard product={product} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
