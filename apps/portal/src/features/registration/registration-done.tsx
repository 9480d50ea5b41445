import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { CircleCheck } from "@lucarne/ui/icons";
import { Icon } from "@lucarne/ui/icon";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { messages } from "./messages.ts";

/** After registration: the welcome points, if there are any, and the way to sign in (document 1 §2). */
export const RegistrationDone = ({ points }: { points: number }) => {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  return (
    <Card>
      <Stack space="large" ref={top} tabIndex={-1}>
        <Inline>
          <Icon as={CircleCheck} size={28} />
          <Heading level={1}>
            <FormattedMessage {...messages.doneTitle} />
          </Heading>
        </Inline>
        {points > 0 && (
          <Text weight="strong">
            <FormattedMessage {...messages.welcome} values={{ points: formatMessage(messages.points, { points }) }} />
          </Text>
        )}
        <Text tone="muted">
          <FormattedMessage {...messages.doneText} />
        </Text>
        <Inline>
          <ButtonLink href="/login">
            <FormattedMessage {...messages.signIn} />
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
};
