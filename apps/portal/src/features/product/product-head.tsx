import { categoriesQuery, type Product } from "@lucarne/api-client/queries/shop";
import { TextLink } from "@lucarne/ui/link";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { usePageGroup } from "../../shared/page-parts/title/page-names.ts";
import { href, withSearch } from "../../shared/navigation/href.ts";
import { messages } from "./messages.ts";
import * as styles from "./product-view.css.ts";
import { NamingMessage } from "../../shared/names/as-written.tsx";

/** Category, name and number of a product (SHOP-5). */
export const ProductHead = ({ product }: { product: Product }) => {
  const { language } = useLanguage();
  const user = useCurrentUser();
  const { data: categories = [] } = useQuery({
    ...categoriesQuery(api, user?.region.id ?? 0, language),
    enabled: user !== undefined,
  });
  const category = categories.find(({ uuid }) => product.categories.some((one) => one.uuid === uuid));
  const categoryHref = category && withSearch(href("shop"), new URLSearchParams({ category: category.slug }));
  usePageGroup(
    href("product", { uuid: product.uuid }),
    category && categoryHref && { name: category.name, href: categoryHref },
  );

  return (
    <div className={styles.title}>
      {product.categories.length > 0 && (
        <div className={styles.category}>
          {category && categoryHref && (
            <TextLink href={categoryHref} weight="medium" standalone>
              {category.name}
            </TextLink>
          )}
        </div>
      )}
      <Heading level={1}>{product.name}</Heading>
      <Text size="small" tone="muted">
        <NamingMessage message={messages.sku} values={{ sku: product.sku }} />
      </Text>
    </div>
  );
};
