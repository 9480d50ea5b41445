import { Button } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import { Container, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../../app/common-messages.ts";
import { errorMessages } from "../../app/errors/error-messages.ts";
import { pageNames } from "../../app/page-names.ts";
import { useCompanyPoints } from "../../app/points/use-company-points.ts";
import { CompanyCards } from "./company-cards.tsx";
import { CompanyCardsSkeleton } from "./company-cards-skeleton.tsx";
import { messages } from "./messages.ts";

/** Home: what the company has and what is in progress (document 2 §2). */
const HomeScreen = () => {
  const { data, isError, isFetching, refetch } = useCompanyPoints();

  return (
    <Container>
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1}>
            <FormattedMessage {...pageNames.home} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage {...messages.text} />
          </Text>
        </Stack>
        {data ? (
          <CompanyCards summary={data} />
        ) : isError ? (
          <EmptyState
            title={<FormattedMessage {...messages.failed} />}
            text={<FormattedMessage {...errorMessages.generic} />}
            action={
              <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
                <FormattedMessage {...commonMessages.tryAgain} />
              </Button>
            }
          />
        ) : (
          <CompanyCardsSkeleton />
        )}
      </Stack>
    </Container>
  );
};

export { HomeScreen as Component };
