import { ANSWER_LIMIT } from "../platform/session/offline/answer-limit.ts";

declare const self: ServiceWorkerGlobalScope;

/** Lets a newer version take over when no other page is open that still needs this one (OFF-3). */
const handOver = async (): Promise<void> => {
  const { waiting } = self.registration;
  if (!waiting) return;
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.length <= 1) waiting.postMessage({ type: "take-over" });
};

/** The server's page, whatever its status; the one on the device when the network does not answer. */
export const fetchPage = async (request: Request, ownPage: () => Promise<Response>): Promise<Response> => {
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
    await handOver();

    return page;
  } catch {
    return ownPage();
  }
};
