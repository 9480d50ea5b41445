import type { Notification } from "@lucarne/api-client/queries/notifications";
import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { MessagesSquare } from "@lucarne/ui/icons";
import { Container, Inline, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { AlsoNew } from "./also-new.tsx";
import { messages } from "../messages.ts";
import * as styles from "./notification-card.css.ts";
import { NotificationTile } from "../parts/notification-tile.tsx";
import { TextWithNumbers } from "../../../shared/names/text-with-numbers.tsx";

/** A notification in full, with a link to its subject. */
export const NotificationCard = ({ notification }: { notification: Notification }) => {
  const { formatDate } = useIntl();
  const { uuid, type, title, text, created_at: createdAt, meta } = notification;

  return (
    <Container>
      <div className={styles.page}>
        <Card as="article" className={styles.card}>
          <Stack space="large">
            <Inline>
              <NotificationTile notification={notification} named />
              <Text size="small" tone="muted" className={styles.when}>
                <FormattedMessage {...messages[type]} />
                <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: "long", timeStyle: "short" })}</time>
              </Text>
            </Inline>
            <Heading level={1}>
              <TextWithNumbers text={title} />
            </Heading>
            <Text className={styles.text}>
              <TextWithNumbers text={text} />
            </Text>
            <div className={styles.actions}>
              {meta.ticket_uuid && (
                <ButtonLink href={href("ticket", { uuid: meta.ticket_uuid })} icon={MessagesSquare}>
                  <FormattedMessage {...messages.openChat} />
                </ButtonLink>
              )}
              <ButtonLink href={href("notifications")} variant="outline">
                <FormattedMessage {...messages.all} />
              </ButtonLink>
            </div>
          </Stack>
        </Card>
        <AlsoNew uuid={uuid} />
      </div>
    </Container>
  );
};
