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

/** Shown while the server is away; opens the portal again by itself (MNT-3). */
const MaintenanceScreen = () => {
  const { formatMessage } = useIntl();
  const nextCheck = useMaintenanceProbe();

  return (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene="maintenance" />}>
      <Heading level={1} size="hero">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <Card padding="compact">
        <Inline wrap={false}>
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
        </Inline>
      </Card>
    </StoryScreen>
  );
};

export { MaintenanceScreen as Component };
