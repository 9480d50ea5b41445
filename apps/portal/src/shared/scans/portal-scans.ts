import { createScan, projectProductsQuery, type Scan } from "@lucarne/api-client/queries/projects";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { language } from "../../platform/intl/portal-language.ts";
import { newKey } from "../../platform/security/new-key.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { createRunAlone } from "../../platform/session/tokens/run-alone.ts";
import { tabStore } from "../../platform/storage/browser-stores.ts";
import { keepStorage } from "./keep-storage.ts";
import { createScanQueue, type QueueNews, type SentScan } from "./scan-queue.ts";
import { createScanStore, databaseScanStore } from "./scan-store.ts";

const LOCK = "lucarne.scans";

const channel = new BroadcastChannel(LOCK);

/** Shows a product in the list of its project at once. */
const addToCache = ({ project, product, known }: SentScan): void => {
  const { queryKey } = projectProductsQuery(api, project, language.language());
  if (!known) {
    queryClient.setQueryData(queryKey, (list) => {
      if (!list || list.data.some(({ uuid }) => uuid === product.uuid)) return list;

      return { ...list, data: [product, ...list.data] };
    });
  }
};

const productsOf = async (project: string): Promise<readonly Scan[]> => {
  const { data } = await queryClient.fetchQuery({
    ...projectProductsQuery(api, project, language.language()),
    staleTime: 0,
  });

  return data;
};

const later = (task: () => void, milliseconds: number): void => void setTimeout(task, milliseconds);

/** The signed-in user's scans on this device. */
export const scanQueue = createScanQueue({
  store: createScanStore(databaseScanStore(), tabStore),
  send: ({ project, code, key }) => createScan(api, project, code, key),
  productsOf,
  // Where two tabs send at once, the idempotency keys keep a scan from counting twice.
  runAlone: createRunAlone(LOCK, navigator.locks),
  broadcast: (news) => channel.postMessage(news),
  newKey,
  later,
  onSent: addToCache,
  onDone: () => {
    for (const queryKey of [queryKeys.projects.all, queryKeys.points.all, queryKeys.rewards.all])
      void queryClient.invalidateQueries({ queryKey });
  },
});

keepStorage(scanQueue, navigator.storage);

channel.addEventListener("message", ({ data }: MessageEvent<QueueNews>) => scanQueue.receive(data));

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser asks before a page is closed that alone has a scan (SCAN-14). */
scanQueue.subscribe(() => {
  const isOnlyHere = scanQueue.snapshot().scans.some(({ refusal, unstored }) => unstored && refusal === null);
  if (isOnlyHere) window.addEventListener("beforeunload", askToStay);
  else window.removeEventListener("beforeunload", askToStay);
});

const wakeWhenVisible = (): void => {
  if (document.visibilityState === "visible") scanQueue.wake();
};
window.addEventListener("online", scanQueue.wake);
document.addEventListener("visibilitychange", wakeWhenVisible);
