import { HOUR } from "@lucarne/api-client/durations";
import { language } from "../../platform/intl/portal-language.ts";
import { onIdle } from "../../platform/paint/on-idle.ts";
import { scriptAddress } from "../../platform/security/script-address.ts";
import { queryClient } from "../../platform/session/portal-api.ts";
import { until } from "../../platform/store/until.ts";
import { followVersions } from "./new-version.ts";

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

const isAnswered = (): boolean => queryClient.isFetching() === 0;

/** Resolves when the page waits for no answer and is idle: the kept files must not compete with it (OFF-11). */
const quiet = async (): Promise<void> => {
  do {
    await until(isAnswered, (listener) => queryClient.getQueryCache().subscribe(listener));
    await new Promise<void>((resolve) => void onIdle(resolve));
  } while (!isAnswered());
};

/** Registers the service worker once the page is quiet, and looks for a newer version every hour (OFF-1, OFF-3). */
export const installWorker = async (container: ServiceWorkerContainer): Promise<void> => {
  await quiet();
  const registration = await container.register(scriptAddress("/service-worker.js"), { scope: "/" });
  followVersions(registration);
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
  const { active } = await container.ready;
  if (!active) return;
  await keepWords(active);
  language.subscribe(() => void keepWords(active).catch(() => undefined));
};
