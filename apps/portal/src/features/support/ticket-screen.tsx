import { messagesQuery, ticketQuery } from "@lucarne/api-client/queries/support";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { HiddenTitle } from "../../shared/page/hidden-title.tsx";
import { usePageTitle } from "../../shared/page/page-title.ts";
import type { StartEarly } from "../../shared/pages/opened-page.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import { Conversation } from "./conversation.tsx";
import { messages } from "./messages.ts";
import { TicketHead } from "./ticket-head.tsx";

/** One support request with its chat; title and status do not depend on the loaded list (SUP-10). */
const TicketScreen = () => {
  const { uuid = "" } = useParams();
  const query = useQuery(ticketQuery(api, uuid));
  usePageTitle(query.data?.title);

  return (
    <QueryView
      query={query}
      loading={
        <ChatFrame current={uuid}>
          <HiddenTitle page="ticket" />
          <ChatSkeleton />
        </ChatFrame>
      }
      failed={<FormattedMessage {...messages.chatFailed} />}
    >
      {(ticket) => (
        <ChatFrame current={uuid}>
          <TicketHead ticket={ticket} />
          <Conversation key={uuid} ticket={ticket} />
        </ChatFrame>
      )}
    </QueryView>
  );
};

/** The chat does not depend on the user, so its calls start before the page is drawn (PERF-3). */
export const startEarly: StartEarly = ({ uuid, pointedAt }) =>
  pointedAt
    ? Promise.resolve()
    : Promise.all([
        queryClient.prefetchQuery(ticketQuery(api, uuid)),
        queryClient.prefetchQuery(messagesQuery(api, uuid)),
      ]);

export { TicketScreen as Component };
