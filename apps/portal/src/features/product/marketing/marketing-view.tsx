import { canCheckout } from "@lucarne/api-client/checkout-rules";
import type { User } from "@lucarne/api-client/queries/account";
import type { MarketingType, Product } from "@lucarne/api-client/queries/shop";
import { Card } from "@lucarne/ui/card";
import { Notice } from "@lucarne/ui/notice";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { productMessages } from "../../../shared/products/product-messages.ts";
import { RichHtml } from "../../../shared/rich-text/rich-html.tsx";
import { loadedForm, loadForm } from "./load-form.ts";
import * as styles from "./marketing-view.css.ts";
import { messages } from "../messages.ts";
import { ProductHead } from "../product-head.tsx";

/** The form's code and its words in the user's language. */
const useForm = (language: string) => {
  const [loaded, setLoaded] = useState(() => loadedForm(language));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return undefined;
    let isCurrent = true;
    loadForm(language)
      .then((form) => isCurrent && form && setLoaded(form))
      .catch(() => isCurrent && setFailed(true));

    return () => {
      isCurrent = false;
    };
  }, [failed, language]);

  return { loaded, failed, retry: () => setFailed(false) };
};

type MarketingViewProps = { user: User; product: Product; type: MarketingType };

/** A product that is printed with the company's own data: what it is, and its form (SHOP-10). */
export const MarketingView = ({ user, product, type }: MarketingViewProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { loaded, failed, retry } = useForm(language);
  const isSold = product.active === 1 && product.is_visible === 1;

  return (
    <div className={styles.view}>
      <ProductHead product={product} />
      {product.description !== "" && <RichHtml html={product.description} />}
      {!isSold && (
        <Notice>
          <FormattedMessage {...messages.unavailable} />
        </Notice>
      )}
      {isSold && !canCheckout(user) && (
        <Notice>
          <FormattedMessage {...productMessages.installersOnly} />
        </Notice>
      )}
      {isSold &&
        (loaded ? (
          <loaded.Form user={user} product={product} type={type} words={loaded.words} />
        ) : failed ? (
          <LoadFailure title={<FormattedMessage {...messages.formFailed} />} pending={false} onRetry={retry} />
        ) : (
          <div role="status" aria-label={formatMessage(commonMessages.loading)} className={styles.loading}>
            <Card>
              <SkeletonText lines={10} />
            </Card>
            <Skeleton width="100%" height={520} radius="card" />
          </div>
        ))}
    </div>
  );
};
