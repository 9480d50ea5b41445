import type { User } from "@lucarne/api-client/queries/account";
import { type CardAccount, cardAccountQuery, cardHistoryQuery } from "@lucarne/api-client/queries/club-card";
import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import { clubCardProductQuery } from "@lucarne/api-client/queries/shop";
import { Amount } from "@lucarne/ui/amount";
import { Badge } from "@lucarne/ui/badge";
import { Card } from "@lucarne/ui/card";
import { Notice } from "@lucarne/ui/notice";
import { Skeleton } from "@lucarne/ui/skeleton";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { href } from "../../../shared/navigation/href.ts";
import { Page } from "../../../shared/page-parts/page.tsx";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { isAwaited } from "../../../shared/query/is-awaited.ts";
import { useListAddress } from "../../../shared/query/list/list-address.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { usePending } from "../../../shared/query/use-pending.ts";
import { CardFront } from "./card-picture.tsx";
import { CardHistory } from "./card-history.tsx";
import * as styles from "../club-card.css.ts";
import { accountNames, messages } from "../messages.ts";
import { useMoney } from "./money.ts";
import { TopUp } from "../top-up/top-up.tsx";

const NO_FILTERS = {};

type Status = CardAccount["currentCard"]["status"];

const nameOf = (status: Status): MessageDescriptor => accountNames[status] ?? messages.inactiveShort;

/** Why the card cannot be topped up now (CLUB-8); nothing for an active one. */
const StatusNotice = ({ status }: { status: Status }) =>
  status === "ACTIVE" ? null : (
    <Notice tone="warning">
      <FormattedMessage {...(status === "ISSUED" ? messages.activateFirst : messages.inactive)} />
    </Notice>
  );

const CardFacts = ({ user, status }: { user: User; status: Status }) => {
  const { data: points } = useCompanyPoints();
  const money = useMoney(user.region.slug);

  return (
    <div className={styles.facts}>
      <Badge tone={status === "ACTIVE" ? "positive" : status === "ISSUED" ? "warning" : "negative"}>
        <FormattedMessage {...nameOf(status)} />
      </Badge>
      {points && (
        <span className={styles.worth}>
          <Amount value={<FormattedNumber value={points.company_points} />} size="medium" />
          <FormattedMessage {...messages.worth} values={{ amount: money.ofPoints(points.company_points) }} />
        </span>
      )}
    </div>
  );
};

const Loading = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={styles.columns}>
    <Skeleton height={360} />
    <Skeleton height={420} />
  </div>
);

/**
 * The company's card: its state, top-up and history (CLUB-8). They appear together: late amounts and links would push what
 * is below them.
 */
export const OwnCard = ({ user }: { user: User }) => {
  const { language } = useLanguage();
  const { page } = useListAddress(href("clubCard"), NO_FILTERS);
  const query = useQuery(cardAccountQuery(api, user.company.id));
  const product = useQuery(clubCardProductQuery(api, user.region.id, language));
  const points = useCompanyPoints();
  const links = useQuery(publicConfigQuery(api, language));
  usePrefetchQuery(cardHistoryQuery(api, page));
  const isWaiting = usePending([query, product, points, links].some(isAwaited));

  return (
    <Page title={<FormattedMessage {...PAGES.clubCard.title} />} text={<FormattedMessage {...messages.text} />}>
      {isWaiting ? (
        <Loading />
      ) : (
        <>
          <QueryView
            query={query}
            loading={<Loading />}
            failed={<FormattedMessage {...messages.unexpected} />}
            failedText={null}
          >
            {({ currentCard: { status } }) => (
              <>
                <StatusNotice status={status} />
                <div className={styles.columns}>
                  <Card padding="none" className={styles.bleed}>
                    <CardFront company={user.company.name} />
                    <CardFacts user={user} status={status} />
                  </Card>
                  <TopUp user={user} isActive={status === "ACTIVE"} />
                </div>
              </>
            )}
          </QueryView>
          <CardHistory />
        </>
      )}
    </Page>
  );
};
