import type { Notification } from "@lucarne/api-client/queries/notifications";
import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { MessagesSquare } from "@lucarne/ui/icons";
import { Container, Inline, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { messages } from "./messages.ts";
import * as styles from "./notification-card.css.ts";
import { NotificationTile } from "./notification-tile.tsx";

/** A notification in full, with the way to what it tells of. */
export const NotificationCard = ({ notification }: { notification: Notification }) => {
  const { formatDate } = useIntl();
  const { type, title, text, created_at: createdAt, meta } = notification;

  return (
    <Container className={styles.page}>
      <Card as="article" className={styles.card}>
        <Stack space="large">
          <Inline>
            <NotificationTile type={type} named />
            <Text as="span" size="small" weight="strong">
              <FormattedMessage {...messages[type]} />
            </Text>
            <Text as="time" size="small" tone="muted" dateTime={createdAt}>
              {formatDate(createdAt, { dateStyle: "long", timeStyle: "short" })}
            </Text>
          </Inline>
          <Heading level={1}>{title}</Heading>
          <Text className={styles.text}>{text}</Text>
          <Inline>
            {meta.ticket_uuid && (
              <ButtonLink href={`/support/chat/${meta.ticket_uuid}`} icon={MessagesSquare}>
                <FormattedMessage {...messages.openChat} />
              </ButtonLink>
            )}
            <ButtonLink href="/notifications" variant="outline">
              <FormattedMessage {...messages.all} />
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
};
