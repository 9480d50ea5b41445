import { Agent, request as send } from "node:http";

import autocannon from "autocannon";

/** The middle, the 90th and 99th percentile and the most of a list of times. */
const percentiles = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
};

const once = (url, { method = "GET", headers, body }, agent) =>
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
export const oneByOne = async ({ url, count = 300, warmUp = 50, ...options }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (let at = -warmUp; at < count; at++) {
    const time = await once(url, options, agent);
    if (at >= 0) times.push(time);
  }
  agent.destroy();
  return percentiles(times);
};

/** Asks an address every 50 ms for as long as some other work takes. */
export const beside = async (url, work) => {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      times.push(await once(url, {}, agent));
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
export const closedLoop = async ({ connections = 50, seconds = 8, ...options }) => {
  await autocannon({ connections, duration: 1, ...options });
  const { requests, latency, non2xx, errors } = await autocannon({ connections, duration: seconds, ...options });
  const { p50, p90, p99, max } = latency;
  return { perSecond: requests.average, p50, p90, p99, max, failed: non2xx + errors };
};
