import { MINUTE } from "@lucarne/api-client/durations";
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

let isReloading = false;

/** Reloads a page whose code a deploy has removed, once; whether it does. */
export const reloadForNewCode = (): boolean => {
  if (isReloading) return true;
  if (!navigator.onLine || !serverReach.get() || !mayReload(tabStore, Date.now())) return false;
  isReloading = true;
  location.reload();

  return true;
};

/** A deploy removes the code of open pages; one reload gets the new code. */
export const reloadOnLostChunk = (): void =>
  window.addEventListener("vite:preloadError", (event) => {
    // The import then resolves with undefined.
    if (!isLoadingInBackground() && reloadForNewCode()) event.preventDefault();
  });
