import { cartProductsQuery } from "@lucarne/api-client/queries/shop";
import { Heading } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { ProductCard } from "../../../shared/products/product-card.tsx";
import { messages } from "../messages.ts";
import * as styles from "./recently-seen.css.ts";
import { rememberProduct, seenProducts } from "./seen-products.ts";

type RecentlySeenProps = {
  /** The product that is open; it is not listed. */
  product: string;
  user: string;
};

/** The products that were opened before this one, as they are sold now. Nothing without any. */
export const RecentlySeen = ({ product, user }: RecentlySeenProps) => {
  const id = useId();
  const { language } = useLanguage();
  const isEmulated = useSession().kind === "emulated";
  const balance = useCompanyPoints().data?.company_points;
  const [seen] = useState(() => seenProducts({ uuid: user, isEmulated }).filter((uuid) => uuid !== product));
  useEffect(() => rememberProduct({ uuid: user, isEmulated }, product), [isEmulated, product, user]);
  const { data = [] } = useQuery(cartProductsQuery(api, seen, language));
  const shown = data.filter(({ active, is_visible }) => active === 1 && is_visible === 1).slice(0, 4);

  return (
    shown.length > 0 && (
      <section className={styles.section} aria-labelledby={id}>
        <Heading level={2} id={id}>
          <FormattedMessage {...messages.seen} />
        </Heading>
        <ul className={styles.row}>
          {shown.map((one) => (
            <li key={one.uuid}>
              <ProductCard product={one} balance={balance} level={3} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
