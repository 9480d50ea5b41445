import { FormattedMessage } from "react-intl";
import { pageNames } from "../../app/page-names.ts";
import { LoadFailure } from "../../app/page/load-failure.tsx";
import { Page } from "../../app/page/page.tsx";
import { useCompanyPoints } from "../../app/points/use-company-points.ts";
import { CompanyCardsSkeleton } from "./company-cards-skeleton.tsx";
import { CompanyCards } from "./company-cards.tsx";
import { messages } from "./messages.ts";

const Figures = () => {
  const { data, isError, isFetching, refetch } = useCompanyPoints();
  if (data) return <CompanyCards summary={data} />;

  return isError ? (
    <LoadFailure
      title={<FormattedMessage {...messages.failed} />}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <CompanyCardsSkeleton />
  );
};

/** Home: what the company has and what is in progress (document 2 §2). */
const HomeScreen = () => (
  <Page title={<FormattedMessage {...pageNames.home} />} text={<FormattedMessage {...messages.text} />}>
    <Figures />
  </Page>
);

export { HomeScreen as Component };
