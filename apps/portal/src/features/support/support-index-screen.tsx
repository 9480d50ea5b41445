import { ticketsQuery } from "@lucarne/api-client/queries/support";
import { EmptyState } from "@lucarne/ui/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { Navigate } from "../../shared/navigation/navigate.ts";
import { HiddenTitle } from "../../shared/page-parts/title/hidden-title.tsx";
import { ChatSkeleton } from "./chat/chat-skeleton.tsx";
import { loadTicket } from "./chat/load-ticket.ts";
import { ChatFrame } from "./list/chat-frame.tsx";
import { LIST_VIEW } from "./list/list-href.ts";
import { messages } from "./messages.ts";

/**
 * Leads to the newest support request, or to a new one when there is none (SUP-1). With `?view=list` it shows the list
 * alone: on a phone there is no other place for it.
 */
const SupportIndexScreen = () => {
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const { data } = useInfiniteQuery({ ...ticketsQuery(api, user?.uuid ?? ""), enabled: user !== undefined });
  const newest = data?.pages[0]?.data[0];

  if (data && search.get("view") !== LIST_VIEW)
    return (
      <>
        <Navigate to={newest ? href("ticket", { uuid: newest.uuid }) : href("newTicket")} replace />
        {/* While the other page loads, its frame keeps the place: without it the footer would move up and down again. */}
        <ChatFrame current={newest?.uuid ?? "new"}>
          <HiddenTitle page={newest ? "ticket" : "newTicket"} />
          <ChatSkeleton />
        </ChatFrame>
      </>
    );

  return (
    <ChatFrame showsList>
      {newest && (
        <EmptyState
          picture={<img src="/art/empty-chat.svg" alt="" width={240} height={150} />}
          title={<FormattedMessage {...messages.choose} />}
          text={<FormattedMessage {...messages.chooseText} />}
        />
      )}
    </ChatFrame>
  );
};

/** The list, and the newest request, which is shown next. */
export const loader = pageLoader(async ({ user }) => {
  const { pages } = await queryClient.ensureInfiniteQueryData(ticketsQuery(api, (await user()).uuid));
  const newest = pages[0]?.data[0];
  if (newest) await loadTicket(newest.uuid);
}, "support");

export { SupportIndexScreen as Component };
