import { queryKeys } from "@lucarne/api-client/queries/keys";
import { endOpenSession, endOpenSessions, openSessionsQuery } from "@lucarne/api-client/queries/session";
import { Badge } from "@lucarne/ui/badge";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Inline, Stack } from "@lucarne/ui/layout";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Heading, Text } from "@lucarne/ui/text";
import { useToast } from "@lucarne/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { relativeTime } from "../../../shared/time/relative-time.ts";
import { messages } from "../messages.ts";

const useEnding = <Input,>(run: (input: Input) => Promise<void>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();

  return useAction({
    run,
    invalidates: [queryKeys.sessions.all],
    onDone: () => void toast({ message: formatMessage(messages.ended) }),
  });
};

/** Where the user is signed in, with a way to end each other session (SES-26). */
export const SessionsCard = () => {
  const { formatDisplayName, formatMessage, formatRelativeTime } = useIntl();
  const query = useQuery(openSessionsQuery(api));
  const one = useEnding((uuid: string) => endOpenSession(api, uuid));
  const others = useEnding<void>(() => endOpenSessions(api, { keepOwn: true }));

  const nameOf = ({ browser, system }: { browser: string | null; system: string | null }) =>
    [browser, system].filter((part) => part !== null).join(", ") || formatMessage(messages.unknownDevice);
  const usedText = (at: string) => {
    const { value, unit } = relativeTime(at, query.dataUpdatedAt);

    return formatMessage(messages.lastUsed, { time: formatRelativeTime(value, unit, { numeric: "auto" }) });
  };

  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.sessions} />
        </Heading>
        <ActionProblems error={one.error ?? others.error} takesFocus />
        <QueryView
          query={query}
          loading={<SkeletonText lines={4} />}
          failed={<FormattedMessage {...messages.sessionsFailed} />}
        >
          {(sessions) => (
            <Stack as="ul" space="medium">
              {sessions.map(({ uuid, current, device, country, last_used_at: usedAt }) => (
                <Inline as="li" key={uuid} align="space-between">
                  <Stack space="none">
                    <Text weight="strong">{nameOf(device)}</Text>
                    {country !== null && (
                      <Text size="small" tone="muted">
                        {formatDisplayName(country, { type: "region" })}
                      </Text>
                    )}
                    <Text size="small" tone="muted">
                      {usedText(usedAt)}
                    </Text>
                  </Stack>
                  {current ? (
                    <Badge tone="positive">
                      <FormattedMessage {...messages.thisDevice} />
                    </Badge>
                  ) : (
                    <Button
                      variant="outline"
                      size="compact"
                      pending={one.pending}
                      aria-label={formatMessage(messages.endFor, { device: nameOf(device) })}
                      onClick={() => void one.start(uuid)}
                    >
                      <FormattedMessage {...messages.end} />
                    </Button>
                  )}
                </Inline>
              ))}
            </Stack>
          )}
        </QueryView>
        {query.data && query.data.length > 1 && (
          <div>
            <Button variant="text" flush="start" pending={others.pending} onClick={() => void others.start()}>
              <FormattedMessage {...messages.endOthers} />
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
