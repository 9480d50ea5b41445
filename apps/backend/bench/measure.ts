import { Agent, request as send } from "node:http";

import autocannon from "autocannon";

import { percentile } from "../../../scripts/lib/bench/percentile.ts";

/** A call of the server. */
export interface Call {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Times in ms. */
export interface Percentiles {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** What a closed loop has measured. */
export interface Load extends Percentiles {
  readonly perSecond: number;
  /** Calls without an answer, or with one that is not 2xx. */
  readonly failed: number;
}

/** The middle, the 90th and 99th percentile and the most of a list of times. */
const percentiles = (times: readonly number[]): Percentiles => {
  const at = (share: number) => percentile(times, share);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
};

const once = ({ url, method = "GET", headers, body }: Call, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const call = send(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${method} ${url}: ${answer.statusCode}`));
        else resolve(performance.now() - began);
      });
    });
    call.on("error", reject);
    call.end(body);
  });

/** Times of calls one after the other on one connection, in ms, after some to warm up. */
export const oneByOne = async (
  call: Call,
  { count = 300, warmUp = 50 }: { count?: number; warmUp?: number } = {},
): Promise<Percentiles> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let at = -warmUp; at < count; at++) {
    const time = await once(call, agent);
    if (at >= 0) times.push(time);
  }
  agent.destroy();
  return percentiles(times);
};

/** Calls an address every 50 ms for as long as some other work takes. */
export const beside = async <Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; times: Percentiles }> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      times.push(await once({ url }, agent));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const result = await work();
  going = false;
  await asking;
  agent.destroy();
  return { result, times: percentiles(times) };
};

/** A closed loop: each of the connections sends its next request when it has its answer. */
export const closedLoop = async (
  call: Call,
  { connections = 50, seconds = 8 }: { connections?: number; seconds?: number } = {},
): Promise<Load> => {
  const options = { ...call, headers: { ...call.headers }, connections };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  const { p50, p90, p99, max } = latency;
  return { perSecond: requests.average, p50, p90, p99, max, failed: non2xx + errors };
};
