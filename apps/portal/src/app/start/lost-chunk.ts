import { MINUTE, SECOND } from "@lucarne/api-client/durations";
import { isLoadingInBackground } from "../../platform/code/load-in-background.ts";
import { serverReach } from "../../platform/session/portal-session.ts";
import { tabStore } from "../../platform/storage/browser-stores.ts";

const KEY = "lucarne.reloaded-at";
/** A second loss within this time is not caused by a deploy: the page shows an error instead of reloading again. */
const MIN_INTERVAL = MINUTE;

/** Whether a page whose code no longer exists may reload; records the reload. */
export const mayReload = (store: Pick<Storage, "getItem" | "setItem">, now: number): boolean => {
  const last = Number(store.getItem(KEY) ?? 0);
  if (now - last < MIN_INTERVAL) return false;
  store.setItem(KEY, String(now));

  return true;
};

/**
 * Code that fails to load this soon after `beforeunload` was cancelled by the navigation. Later it was not: mail links and
 * downloads fire that event too, and leave no page.
 */
const MAX_LEAVING_TIME = 3 * SECOND;

/** When the user last left this page, or it was reloaded, in milliseconds. */
let leftAt = 0;

/**
 * Reloads a page whose code a deploy has removed, once. Returns whether this page ends, by the reload or because the user
 * leaves it.
 */
export const reloadForNewCode = (): boolean => {
  const now = Date.now();
  if (now - leftAt < MAX_LEAVING_TIME) return true;
  if (!navigator.onLine || !serverReach.get() || !mayReload(tabStore, now)) return false;
  leftAt = now;
  location.reload();

  return true;
};

/** A deploy removes the code of open pages; one reload gets the new code. */
export const reloadOnLostChunk = (): void => {
  // Firefox fails the imports of a page as soon as the user leaves it. A reload would open this page again.
  window.addEventListener("beforeunload", () => {
    leftAt = Date.now();
  });
  window.addEventListener("vite:preloadError", (event) => {
    // The import then resolves with undefined.
    if (!isLoadingInBackground() && reloadForNewCode()) event.preventDefault();
  });
};
