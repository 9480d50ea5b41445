import { request } from "node:http";
import { text } from "node:stream/consumers";

interface LocalCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Longest time until the answer is complete, in milliseconds. */
  readonly limit: number;
}

/**
 * Calls a server on this machine. `fetch` gives up when an answer has not begun after 300 s, whatever its signal says; a
 * backup or the verification of a large ledger takes longer.
 *
 * @throws {Error} `TimeoutError` after the limit
 */
export const callLocally = async (
  url: string,
  { method = "GET", headers = {}, body, limit }: LocalCall,
): Promise<{ readonly status: number; readonly text: string }> => {
  const signal = AbortSignal.timeout(limit);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sent = request(url, { method, headers, signal, agent: false }, (response) => {
    text(response).then((answer) => resolve({ status: response.statusCode ?? 0, text: answer }), reject);
  });
  sent.on("error", reject);
  sent.end(body);
  try {
    return await promise;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
};
