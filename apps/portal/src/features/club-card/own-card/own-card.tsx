import type { User } from "@lucarne/api-client/queries/account";
import { type CardAccount, cardAccountQuery } from "@lucarne/api-client/queries/club-card";
import { Amount } from "@lucarne/ui/amount";
import { Badge } from "@lucarne/ui/badge";
import { Card } from "@lucarne/ui/card";
import { Notice } from "@lucarne/ui/notice";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { Page } from "../../../shared/page-parts/page.tsx";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { CardFront } from "./card-picture.tsx";
import { CardHistory } from "./card-history.tsx";
import * as styles from "../club-card.css.ts";
import { accountNames, messages } from "../messages.ts";
import { useMoney } from "./money.ts";
import { TopUp } from "../top-up/top-up.tsx";

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

/** The company's card: its state, top-up and history (CLUB-8). */
export const OwnCard = ({ user }: { user: User }) => {
  const query = useQuery(cardAccountQuery(api, user.company.id));

  return (
    <Page title={<FormattedMessage {...PAGES.clubCard.title} />} text={<FormattedMessage {...messages.text} />}>
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
    </Page>
  );
};
