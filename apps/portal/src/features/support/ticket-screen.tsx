import { ticketQuery } from "@lucarne/api-client/queries/support";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { api } from "../../platform/session/portal-api.ts";
import { HiddenTitle } from "../../shared/page-parts/title/hidden-title.tsx";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { ChatFrame } from "./list/chat-frame.tsx";
import { ChatSkeleton } from "./chat/chat-skeleton.tsx";
import { loadTicket } from "./chat/load-ticket.ts";
import { Conversation } from "./chat/conversation.tsx";
import { messages } from "./messages.ts";
import { TicketHead } from "./chat/ticket-head.tsx";

/** One support request with its chat; title and status do not depend on the loaded list (SUP-10). */
const TicketScreen = () => {
  const { uuid = "" } = useParams();
  const query = useQuery(ticketQuery(api, uuid));
  usePageTitle(query.data?.title);

  return (
    <QueryView
      ofAddress
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

export const loader = pageLoader(({ uuid }) => loadTicket(uuid), "support");

export { TicketScreen as Component };
