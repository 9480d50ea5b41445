import { PAGE_LIMIT } from "../platform/session/offline/answer-limit.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Lets a newer version take over when no other page is open that still needs this one (OFF-3). The only page may be in
 * another tab than the new one, which is not among them yet; then it is hidden.
 */
const handOver = async (): Promise<void> => {
  const { waiting } = self.registration;
  if (!waiting) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const isAlone = pages.length <= 1 && pages.every(({ visibilityState }) => visibilityState === "visible");
  if (isAlone) waiting.postMessage({ type: "take-over" });
};

/** An answer with its whole body: one that stops on the way would be shown as a page that ends in the middle. */
const readWhole = async (answer: Response): Promise<Response> => {
  // The target of a redirect is for the browser, and a body that is absent must stay absent.
  if (answer.type === "opaqueredirect" || !answer.body) return answer;
  const { status, statusText, headers } = answer;

  return new Response(await answer.arrayBuffer(), { status, statusText, headers });
};

/** Rejects when a signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/**
 * The server's page, whatever its status; the one on the device when the network does not answer (OFF-9, OFF-12).
 * @param ownPage the page on the device
 */
export const fetchPage = async (request: Request, ownPage: () => Promise<Response>): Promise<Response> => {
  const signal = AbortSignal.timeout(PAGE_LIMIT);
  const answer = async () => readWhole(await fetch(request, { signal }));
  try {
    const page = await Promise.race([answer(), aborted(signal)]);
    await handOver();

    return page;
  } catch {
    return ownPage();
  }
};
