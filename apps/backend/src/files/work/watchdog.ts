import { workerData } from "node:worker_threads";

import type { WatchdogData } from "./serve-jobs.ts";

const { memory, parent }: WatchdogData = workerData;
/** Milliseconds between two looks: memory cannot grow by much more than 100 MB meanwhile. */
const INTERVAL = 25;

// A thread of its own looks, because the main thread may be inside a library for seconds. The memory limits of V8 do
// not count what libraries and buffers take.
setInterval(() => {
  if (process.memoryUsage.rss() > memory || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, INTERVAL);
