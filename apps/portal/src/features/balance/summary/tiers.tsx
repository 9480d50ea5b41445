import { Grid } from "@lucarne/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { TierCardSkeleton } from "../../../shared/tiers/tier-card-skeleton.tsx";
import { TierCard } from "../../../shared/tiers/tier-card.tsx";
import { useTierStandings } from "../../../shared/tiers/use-tier-standings.ts";
import { messages } from "../messages.ts";

/** The company's progress in every tier; nothing in a country without tiers. */
export const Tiers = () => {
  const { formatMessage } = useIntl();
  const { data, isError, isFetching, refetch } = useTierStandings();
  if (data) {
    return (
      data.length > 0 && (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          {data.map((standing) => (
            <TierCard key={standing.tier.id} standing={standing} />
          ))}
        </Grid>
      )
    );
  }

  return isError ? (
    <LoadFailure framed title={<FormattedMessage {...messages.tiersFailed} />} pending={isFetching} onRetry={refetch} />
  ) : (
    <Grid columns={{ phone: 1, desktop: 2 }} role="status" aria-label={formatMessage(commonMessages.loading)}>
      <TierCardSkeleton />
      <TierCardSkeleton />
    </Grid>
  );
};
