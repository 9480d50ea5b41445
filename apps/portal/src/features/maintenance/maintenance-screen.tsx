import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Countdown } from "@lucarne/ui/countdown";
import { Icon } from "@lucarne/ui/icon";
import { RefreshCw } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { messages } from "./messages.ts";
import { useMaintenanceProbe } from "./use-maintenance-probe.ts";

/** Shown during maintenance; opens the portal automatically when the server answers (MNT-3). */
const MaintenanceScreen = () => {
  const { formatMessage } = useIntl();
  const { nextCheck, checkNow } = useMaintenanceProbe();

  return (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene="maintenance" isFirst />}>
      <Heading level={1} size="hero">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <Card padding="compact">
        <Inline>
          <Icon as={RefreshCw} />
          <Text as="span" tone="muted">
            {nextCheck === undefined ? (
              <FormattedMessage {...messages.checking} />
            ) : (
              <Countdown
                key={nextCheck}
                until={nextCheck}
                announceAt={[]}
                format={(seconds) => formatMessage(messages.nextCheck, { seconds })}
              >
                <FormattedMessage {...messages.checking} />
              </Countdown>
            )}
          </Text>
          <Button variant="text" size="compact" pending={nextCheck === undefined} onClick={checkNow}>
            <FormattedMessage {...messages.checkNow} />
          </Button>
        </Inline>
      </Card>
    </StoryScreen>
  );
};

export { MaintenanceScreen as Component };
