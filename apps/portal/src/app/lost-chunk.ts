import { tabStore } from "../platform/storage/browser-stores.ts";

const KEY = "lucarne.reloaded-at";
/** A second loss within this time is no fresh deploy: the page says so instead of turning in circles. */
const PAUSE = 60_000;

/** Says whether a page whose code is gone may reload itself, and notes that it does. */
export const mayReload = (store: Pick<Storage, "getItem" | "setItem">, now: number): boolean => {
  const last = Number(store.getItem(KEY) ?? 0);
  if (now - last < PAUSE) return false;
  store.setItem(KEY, String(now));

  return true;
};

/** A deploy takes away the code of pages that are still open: one reload brings the new one. */
export const reloadOnLostChunk = (): void =>
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || !mayReload(tabStore, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
