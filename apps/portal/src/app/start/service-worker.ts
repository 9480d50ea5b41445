import { HOUR } from "@lucarne/api-client/durations";
import { language } from "../../platform/intl/portal-language.ts";
import { scriptAddress } from "../../platform/security/script-address.ts";

let registration: ServiceWorkerRegistration | undefined;

/** The built files that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/assets/"));

/** Has the words and fonts of the chosen language kept, with those that scanning needs without a network. */
const keepWords = async (worker: ServiceWorker): Promise<void> => {
  await Promise.all([language.load("app"), language.load("home"), language.load("projects"), language.load("scan")]);
  worker.postMessage({ type: "keep", files: loadedFiles() });
};

/** Starts the service worker once the page is loaded, and looks for a newer version every hour (OFF-1, OFF-3). */
export const startServiceWorker = async (): Promise<void> => {
  // Not on plain http, nor in private windows of Firefox.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || !import.meta.env.PROD) return;
  registration = await container.register(scriptAddress("/service-worker.js"), { scope: "/" });
  setInterval(() => void registration?.update().catch(() => undefined), HOUR);
  const { active } = await container.ready;
  if (!active) return;
  await keepWords(active);
  language.subscribe(() => void keepWords(active).catch(() => undefined));
};

/** Whether a newer version of the portal is installed and starts with the next navigation. */
export const hasNewVersion = (): boolean => registration?.waiting != null;
