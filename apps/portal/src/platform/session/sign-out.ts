import { endSession } from "@lucarne/api-client/queries/session";
import { queryClient, sessionlessApi } from "./portal-api.ts";
import { sessionStore } from "./portal-session.ts";

/**
 * Signs out without a question (SES-21): calls are cancelled, the record goes, and with it, in every tab, the
 * cache and what the user has left behind; then the server is notified in the background. In an emulated session
 * only that one ends.
 */
export const signOut = (): void => {
  const session = sessionStore.get();
  void queryClient.cancelQueries();
  sessionStore.end(session.kind === "emulated" ? "emulation-ended" : "signed-out");
  // Offline or refused: the tokens expire on the server.
  if (session.kind === "own") endSession(sessionlessApi, session.record.refresh_token).catch(() => undefined);
};
