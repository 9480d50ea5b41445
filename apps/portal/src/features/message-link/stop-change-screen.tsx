import { stopContactChange } from "@lucarne/api-client/queries/contact";
import { sessionlessApi } from "../../platform/session/portal-api.ts";
import { MessageLinkScreen } from "./message-link-screen.tsx";
import { messages } from "./stop-change-messages.ts";

/** Stops a change of e-mail or phone with the token of the message to the old contact (PROF-3). */
const StopChangeScreen = () => (
  <MessageLinkScreen picture="notFound" messages={messages} act={(token) => stopContactChange(sessionlessApi, token)} />
);

export { StopChangeScreen as Component };
