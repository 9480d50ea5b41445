import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../intl/use-language.ts";
import { api } from "../../session/portal-api.ts";
import { messages } from "./messages.ts";

type RegistrationAsideProps = { country: RegionSlug; atStart: boolean; onStartOver: () => void };

/** What registration brings, and the ways out of it: sign-in for members, or from the beginning. */
export const RegistrationAside = ({ country, atStart, onStartOver }: RegistrationAsideProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const points = useQuery(publicConfigQuery(api, language)).data?.behaviours[country]?.welcome_points ?? 0;

  return (
    <Stack as="aside" space="medium">
      {points > 0 && (
        <Card>
          <Text weight="strong">
            <FormattedMessage
              {...messages.welcomePoints}
              values={{ points: formatMessage(messages.points, { points }) }}
            />
          </Text>
        </Card>
      )}
      <Card>
        {atStart ? (
          <Stack space="small">
            <Heading level={2} size="h4">
              <FormattedMessage {...messages.member} />
            </Heading>
            <ButtonLink href="/login" variant="outline" stretch>
              <FormattedMessage {...messages.signIn} />
            </ButtonLink>
          </Stack>
        ) : (
          <Stack space="small">
            <Text size="small" tone="muted">
              <FormattedMessage {...messages.saved} />
            </Text>
            <Button variant="outline" size="compact" onClick={onStartOver}>
              <FormattedMessage {...messages.startOver} />
            </Button>
          </Stack>
        )}
      </Card>
    </Stack>
  );
};
