import type { User } from "@lucarne/api-client/queries/account";
import { canCheckout, CARD_SCANS_NEEDED } from "@lucarne/api-client/checkout-rules";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { CreditCard, ScanLine } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { ProgressBar } from "@lucarne/ui/progress-bar";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { chooseCheckout } from "../../../shared/cart/checkout-type.ts";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import * as styles from "./card-product.css.ts";
import { cardOrder } from "../card-state.ts";
import { messages } from "../messages.ts";

const TooFew = ({ scanned, product }: { scanned: number; product: string }) => {
  const { formatMessage } = useIntl();
  const progress = formatMessage(messages.progress, { scanned, needed: CARD_SCANS_NEEDED });

  return (
    <Stack>
      <Notice
        tone="warning"
        icon={ScanLine}
        title={<FormattedMessage {...messages.tenWindows} values={{ product }} />}
      />
      <Card padding="compact">
        <Stack space="xsmall">
          <div className={styles.row}>
            <Text tone="muted">
              <FormattedMessage {...messages.scanned} />
            </Text>
            <Text weight="strong">{progress}</Text>
          </div>
          <ProgressBar
            label={formatMessage(messages.scanned)}
            value={scanned}
            max={CARD_SCANS_NEEDED}
            valueText={progress}
            tone="highlight"
          />
        </Stack>
      </Card>
      <div className={styles.actions}>
        <Button tone="accent" icon={CreditCard} disabled>
          <FormattedMessage {...messages.order} />
        </Button>
        <ButtonLink href={href("projects")}>
          <FormattedMessage {...messages.toProjects} />
        </ButtonLink>
      </div>
    </Stack>
  );
};

/** The order of the club card in its states: possible, ordered, owned, sent, or too few windows (CLUB-3 to CLUB-5). */
export const CardOrder = ({ user, product }: { user: User; product: string }) => {
  const points = useCompanyPoints();
  const { data } = points;
  if (points.isError && !data)
    return (
      <LoadFailure
        title={<FormattedMessage {...messages.productFailed} />}
        pending={points.isFetching}
        onRetry={() => void points.refetch()}
      />
    );
  const state = data && cardOrder(user.company, data.scans.current_year);
  if (state === "tooFewScans") return <TooFew scanned={data?.scans.current_year ?? 0} product={product} />;
  if (state === "owned" || state === "shipped")
    return (
      <Stack>
        <Notice>
          <FormattedMessage {...messages[state]} />
        </Notice>
        <ButtonLink href={href("clubCard")}>
          <FormattedMessage {...messages.toCard} />
        </ButtonLink>
      </Stack>
    );
  if (state === "possible" && !canCheckout(user))
    return (
      <Notice>
        <FormattedMessage {...productMessages.installersOnly} />
      </Notice>
    );

  return state === "possible" ? (
    <ButtonLink href={href("checkout")} tone="accent" icon={CreditCard} onClick={() => chooseCheckout("card")}>
      <FormattedMessage {...messages.order} />
    </ButtonLink>
  ) : (
    // Until the windows are known nothing can be ordered (CLUB-5).
    <Button tone="accent" icon={CreditCard} disabled>
      <FormattedMessage {...(state === "pending" ? messages.ordered : messages.order)} />
    </Button>
  );
};
