import { HOUR } from "@lucarne/api-client/durations";
import { language } from "../../platform/intl/portal-language.ts";
import { afterLoad } from "../../platform/paint/after-load.ts";
import { onIdle } from "../../platform/paint/on-idle.ts";
import { scriptAddress } from "../../platform/security/script-address.ts";
import { queryClient } from "../../platform/session/portal-api.ts";
import { sessionStore } from "../../platform/session/portal-session.ts";

let registration: ServiceWorkerRegistration | undefined;

/** The built files that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/assets/"));

/**
 * Has the words and fonts of the chosen language kept, with those that scanning needs without a network. After a deploy
 * they may be gone: the next page, of the new build, keeps its own.
 */
const keepWords = async (worker: ServiceWorker): Promise<void> => {
  const words = ["app", "home", "projects", "scan"] as const;
  await Promise.allSettled(words.map((group) => language.load(group)));
  worker.postMessage({ type: "keep", files: loadedFiles() });
};

/** Resolves as soon as a condition holds; `subscribe` calls back when it may have changed. */
const until = (holds: () => boolean, subscribe: (listener: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });

const hasOwnSession = (): boolean => sessionStore.get().kind === "own";
const isAnswered = (): boolean => queryClient.isFetching() === 0;

/** Resolves when the page has loaded, waits for no answer, and is idle: the kept files must not compete with it (OFF-11). */
const quiet = async (): Promise<void> => {
  await new Promise<void>((resolve) => void afterLoad(resolve));
  do {
    await until(isAnswered, (listener) => queryClient.getQueryCache().subscribe(listener));
    await new Promise<void>((resolve) => void onIdle(resolve));
  } while (!isAnswered());
};

/**
 * Starts the service worker with the user's session, once the page is quiet, and looks for a newer version every hour
 * (OFF-1, OFF-3, OFF-11).
 */
export const startServiceWorker = async (): Promise<void> => {
  // Not on plain http, nor in private windows of Firefox.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || !import.meta.env.PROD) return;
  await until(hasOwnSession, sessionStore.subscribe);
  await quiet();
  registration = await container.register(scriptAddress("/service-worker.js"), { scope: "/" });
  setInterval(() => void registration?.update().catch(() => undefined), HOUR);
  const { active } = await container.ready;
  if (!active) return;
  await keepWords(active);
  language.subscribe(() => void keepWords(active));
};

/** Whether a newer version of the portal is installed and starts with the next navigation. */
export const hasNewVersion = (): boolean => registration?.waiting != null;
