import { Skeleton } from "@lucarne/ui/skeleton";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { ChatFrame } from "./list/chat-frame.tsx";
import { NewTicketForm } from "./new-ticket/new-ticket-form.tsx";

/** A new support request (SUP-2). */
const NewTicketScreen = () => {
  const user = useCurrentUser();

  return <ChatFrame current="new">{user ? <NewTicketForm user={user} /> : <Skeleton height={320} />}</ChatFrame>;
};

export { NewTicketScreen as Component };
