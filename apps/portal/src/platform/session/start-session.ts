import { currentUserOf } from "@lucarne/api-client/queries/account";
import { START_LIMIT } from "./offline/answer-limit.ts";
import { callLanguage } from "./calls/call-language.ts";
import type { EmulationLink } from "./emulation/emulation-link.ts";
import { emulationLink } from "./emulation/emulation-link.ts";
import { startEmulation } from "./emulation/emulation-start.ts";
import { forgetTab, forgetUser } from "./forget.ts";
import { keepFresh } from "./tokens/keep-fresh.ts";
import type { Surroundings } from "./tokens/keep-fresh.ts";
import { logError } from "../log/error-log.ts";
import { COPIES_DATABASE, createOfflineCopies } from "./offline/offline-copies.ts";
import { leaveHint } from "../storage/page-hint.ts";
import { currentUser, queryClient, refresh, sessionlessApi } from "./portal-api.ts";
import { refetchUnanswered } from "./offline/refetch-unanswered.ts";
import { maintenance, serverReach, sessionStore } from "./portal-session.ts";
import { localStore, tabStore } from "../storage/browser-stores.ts";
import { needsRefresh, sessionName, type TokenRecord } from "./session.ts";
import type { RefreshOutcome } from "./tokens/refresher.ts";

const surroundings: Surroundings = {
  now: Date.now,
  setTimer: (task, milliseconds) => window.setTimeout(task, milliseconds),
  clearTimer: (timer) => window.clearTimeout(timer),
  onReturn: (task) => {
    const whenVisible = () => {
      if (document.visibilityState === "visible") task();
    };
    document.addEventListener("visibilitychange", whenVisible);
    window.addEventListener("online", task);

    return () => {
      document.removeEventListener("visibilitychange", whenVisible);
      window.removeEventListener("online", task);
    };
  },
};

/** How long the server has taken for the page itself, in milliseconds. */
const pageTime = (): number => {
  const [page] = performance.getEntriesByType("navigation");

  return page instanceof PerformanceNavigationTiming ? page.responseStart : 0;
};

let copies: ReturnType<typeof createOfflineCopies> | undefined;

/** The copies of answers on this device. They are followed from the first session on. */
const offlineCopies = () => {
  if (copies) return copies;
  copies = createOfflineCopies({
    queryClient,
    isOwnSession: () => sessionStore.get().kind === "own",
    reach: serverReach,
    waited: pageTime(),
  });
  copies.follow();

  return copies;
};

/** Removes the copies, also when their database cannot be opened (OFF-2). */
const forgetCopies = async (): Promise<void> => {
  try {
    await offlineCopies().clear();
  } catch (error) {
    indexedDB.deleteDatabase(COPIES_DATABASE);
    logError(error);
  }
};

/** Shows the user's copy, and says whether there is one. */
const restoreUser = async (): Promise<boolean> => {
  try {
    return await offlineCopies().restore(currentUser.queryKey);
  } catch (error) {
    logError(error);

    return false;
  }
};

/** Keeps copies for the user's own session, and forgets them when it ends. */
const followCopies = (): void => {
  // At once: a server may not answer the first calls of the page.
  if (sessionStore.get().kind === "own") offlineCopies();
  sessionStore.subscribe(({ session, previous }) => {
    if (session.kind === "own") offlineCopies();
    if (previous.kind !== "own" || sessionName(session) === sessionName(previous)) return;
    void forgetCopies();
  });
};

/** Whether the address held an emulation link that could not be used; the portal then says so. */
let linkRefused = false;
export const emulationLinkRefused = (): boolean => linkRefused;

/** Starts an emulated session. What an earlier one has left in this tab, such as its cart, ends with it (CART-8). */
const emulate = (token: string): void => {
  const earlier = sessionStore.get();
  if (earlier.kind === "emulated" && earlier.token !== token) forgetTab(tabStore);
  sessionStore.emulate(token);
};

/** Strips an emulation link from the address before any call and before routing, then starts its session. */
const openEmulationLink = async ({ token, cleaned }: EmulationLink): Promise<void> => {
  history.replaceState(history.state, "", cleaned);
  const userOf = (sent: string) => currentUserOf(sessionlessApi, sent);
  linkRefused = !(await startEmulation(token, { store: { emulate }, userOf }));
};

/**
 * Nothing of a session that ended, here or in another tab, may be seen by the next one (SES-22); the next
 * one's user is requested at once.
 */
const followSessions = (): void => {
  sessionStore.subscribe(({ session, previous }) => {
    if (sessionName(session) === sessionName(previous)) return;
    queryClient.clear();
    if (session.kind !== "none") void queryClient.prefetchQuery(currentUser);
    if (previous.kind === "none" || session.kind === "emulated") return;
    forgetTab(tabStore, sessionStore.lastEnd());
    // With another session already begun, the tab that ended the one before has done it.
    if (previous.kind === "own" && session.kind === "none") forgetUser(localStore, sessionStore.lastEnd());
  });
};

/** Tells the server's page whether it will be sign-in, so that it names the files of the screen that is shown. */
const hintSession = (): void => {
  const hasSession = sessionStore.get().kind !== "none";
  leaveHint("session", hasSession ? "1" : undefined);
  // The next user may live in another country.
  if (!hasSession) leaveHint("hero");
};

/** Follows what other tabs store, and looks again when the browser shows a page from its cache. */
const followOtherTabs = (): void => {
  const reread = (stored?: StorageEvent) => {
    sessionStore.reread(stored);
    maintenance.reread();
  };
  window.addEventListener("storage", reread);
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) reread();
  });
};

/**
 * Brings the session into use: emulation link, other tabs, timer. Calls ask for texts in `language`. Resolves when the
 * portal may be drawn: a record with under ten minutes left is refreshed before (SES-3). Resolves with `false`
 * when it could not be, because there was no answer, and has expired (SES-8).
 */
export const startSession = async (language: () => string): Promise<boolean> => {
  callLanguage.follow(language);
  const link = emulationLink(location.href);
  if (link) await openEmulationLink(link);
  hintSession();
  sessionStore.subscribe(hintSession);
  followSessions();
  followOtherTabs();
  followCopies();
  refetchUnanswered(queryClient);
  // Calls without an answer say nothing about a network that came later. The next call without one says so again.
  window.addEventListener("online", () => serverReach.set(true));
  const ready = await refreshBeforeUse();
  keepFresh(sessionStore, refresh, surroundings);

  return ready;
};

/** Resolves when the call for the user has an answer or has failed; at once without a session. */
export const userKnown = async (): Promise<void> => {
  if (sessionStore.get().kind === "none" || maintenance.isOn()) return;
  await queryClient.ensureQueryData(currentUser).catch(restoreUser);
};

/** Renews the tokens. A server that takes too long counts as one that does not answer; its answer is still used. */
const renew = async (record: TokenRecord): Promise<RefreshOutcome["kind"]> => {
  const renewal = refresh(record).then((outcome) => {
    if (outcome.kind === "refused") sessionStore.end(outcome.why);

    return outcome.kind;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"unanswered">((resolve) => {
    timer = setTimeout(resolve, Math.max(0, START_LIMIT - pageTime()), "unanswered");
  });
  const kind = await Promise.race([renewal, late]);
  clearTimeout(timer);

  return kind;
};

/** One attempt to have a record that can be used; starts the current-user call with it. */
export const refreshBeforeUse = async (): Promise<boolean> => {
  const session = sessionStore.get();
  if (session.kind === "none" || maintenance.isOn()) return true;
  if (session.kind === "own" && needsRefresh(session.record, Date.now())) {
    const outcome = await renew(session.record);
    // The first call that reaches the server renews the tokens or ends the session (OFF-8).
    if (outcome === "unanswered") {
      serverReach.set(false);
      if (!(await restoreUser()) && session.record.expiresAt <= Date.now()) return false;
    }
  }
  if (sessionStore.get().kind !== "none" && !maintenance.isOn()) void queryClient.prefetchQuery(currentUser);

  return true;
};
