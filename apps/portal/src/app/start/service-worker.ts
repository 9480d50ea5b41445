import { loadInBackground } from "../../platform/code/load-in-background.ts";
import { afterLoad } from "../../platform/paint/after-load.ts";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { until } from "../../platform/store/until.ts";

const hasOwnSession = (): boolean => sessionStore.get().kind === "own";

/** Starts the service worker with the user's session, once the page has loaded (OFF-11). */
export const startServiceWorker = async (): Promise<void> => {
  // Not on plain http, nor in private windows of Firefox.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || !import.meta.env.PROD) return;
  await until(hasOwnSession, sessionStore.subscribe);
  await new Promise<void>((resolve) => void afterLoad(resolve));
  const module = await loadInBackground(() => import("./install-worker.ts"));
  await module.installWorker(container);
};
