import { createApiClient } from "@lucarne/api-client/client";
import { ApiError } from "@lucarne/api-client/errors";
import { isObject } from "@lucarne/api-client/is-object";
import { currentUserQuery } from "@lucarne/api-client/queries/account";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import type { User } from "@lucarne/api-client/queries/account";
import { refreshSession } from "@lucarne/api-client/queries/session";
import { countVisit } from "../log/analytics.ts";
import { newKey } from "../security/new-key.ts";
import { apiAddress } from "./api-address.ts";
import { endsSession, mayStay } from "./user/account-rules.ts";
import { callLanguage } from "./calls/call-language.ts";
import { maintenance, optionalParts, serverReach, sessionStore } from "./portal-session.ts";
import { createPortalQueryClient } from "./calls/query-client.ts";
import { createRefresher } from "./tokens/refresher.ts";
import { createRunAlone } from "./tokens/run-alone.ts";
import { isUnanswered } from "./offline/server-reach.ts";
import { createSessionFetch } from "./calls/session-fetch.ts";
import { bearerOf, sessionName } from "./session.ts";
import { createVisitCounter } from "./calls/visits-to-count.ts";

const shared = {
  ...apiAddress(globalThis.document, location.origin),
  getLanguage: callLanguage.get,
  onMaintenance: maintenance.begin,
};

/** For refresh and sign-out: has no session, so its own failure cannot start a renewal. */
export const sessionlessApi = createApiClient({
  ...shared,
  getToken: () => undefined,
  onUnauthorized: () => false,
});

/** Renews the tokens of this browser's session. */
export const refresh = createRefresher({
  store: sessionStore,
  request: ({ token, refresh_token, expiresAt }, key) =>
    refreshSession(sessionlessApi, { token, refresh_token, expiresAt: new Date(expiresAt).toISOString() }, key),
  newKey,
  runAlone: createRunAlone("lucarne.refresh", globalThis.navigator?.locks),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isOnline: () => navigator.onLine,
  now: Date.now,
});

let sessionCalls = new AbortController();

sessionStore.subscribe(({ session, previous }) => {
  if (sessionName(session) === sessionName(previous)) return;
  sessionCalls.abort();
  sessionCalls = new AbortController();
});

type Send = (request: Request, init?: RequestInit) => Promise<Response>;

/** A client that sends the session's token and renews it on 401. */
export const sessionApi = (fetch: Send) =>
  createApiClient({
    ...shared,
    getToken: () => bearerOf(sessionStore.get()),
    fetch: createSessionFetch({ store: sessionStore, refresh, fetch, sessionSignal: () => sessionCalls.signal }),
    // Renewal has been tried already: the current user's answer decides (SES-12).
    onUnauthorized: () => {
      void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });

      return false;
    },
  });

/** The portal's client: sends the session's token, renews it on 401, throws every refusal. */
export const api = sessionApi((request, init) => fetch(request, init));

/** The signed-in user, fetched again every three minutes. */
export const currentUser = currentUserQuery(api);

const isConfig = ([area]: readonly unknown[]): boolean => area === queryKeys.config.all[0];
const isCurrentUser = (key: readonly unknown[]): boolean => key.join() === currentUser.queryKey.join();
const isUser = (data: unknown): data is User => isObject(data) && "active" in data;

const countOwnVisit = createVisitCounter(countVisit);

/** The cache of server answers. The current user's answers and failures decide whether the session continues. */
export const queryClient = createPortalQueryClient({
  onAnswer: (key, data) => {
    serverReach.set(true);
    if (isConfig(key)) optionalParts.follow(data);
    if (!isCurrentUser(key) || !isUser(data)) return;
    if (mayStay(data)) countOwnVisit(sessionStore.get(), data);
    else sessionStore.end("inactive");
  },
  onFailure: (key, error) => {
    if (error instanceof ApiError) serverReach.set(true);
    if (isUnanswered(error)) serverReach.set(false);
    if (isCurrentUser(key) && endsSession(error)) sessionStore.end("expired");
  },
});
