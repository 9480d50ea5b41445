import { rememberDevice } from "@lucarne/api-client/queries/device-link";
import { sessionlessApi } from "../../platform/session/portal-api.ts";
import { MessageLinkScreen } from "./message-link-screen.tsx";
import { messages } from "./new-device-messages.ts";

/** Makes the browser known to an account with the link of a refused code request (SEC-27). */
const NewDeviceScreen = () => (
  <MessageLinkScreen picture="signIn" messages={messages} act={(token) => rememberDevice(sessionlessApi, token)} />
);

export { NewDeviceScreen as Component };
