import type { NotificationList } from "@lucarne/api-client/queries/notifications";
import { ButtonLink } from "@lucarne/ui/button";
import { ChevronLeft, ChevronRight } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { messages } from "./messages.ts";

/** Which notifications these are, and the way to newer and older ones. */
export const PageLinks = ({ list }: { list: NotificationList }) => {
  const { formatMessage } = useIntl();
  const { current_page: page, per_page: size, last_page: lastPage, total } = list.meta;
  const first = (page - 1) * size + 1;

  return (
    <Inline as="nav" aria-label={formatMessage(messages.pages)} align="space-between">
      <Text size="small" tone="muted">
        <FormattedMessage {...messages.range} values={{ first, last: first + list.data.length - 1, total }} />
      </Text>
      <Inline space="xsmall">
        {page > 1 && (
          <ButtonLink href={page === 2 ? "?" : `?page=${page - 1}`} variant="outline" size="compact" icon={ChevronLeft}>
            <FormattedMessage {...messages.newer} />
          </ButtonLink>
        )}
        {page < lastPage && (
          <ButtonLink href={`?page=${page + 1}`} variant="outline" size="compact" iconEnd={ChevronRight}>
            <FormattedMessage {...messages.older} />
          </ButtonLink>
        )}
      </Inline>
    </Inline>
  );
};
