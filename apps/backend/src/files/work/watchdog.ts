import { workerData } from "node:worker_threads";

import type { WatchdogData } from "./serve-jobs.ts";

const { memory, parent }: WatchdogData = workerData;
/** Milliseconds between two checks; memory can grow by about 100 MB in that time. */
const INTERVAL = 25;

// A separate thread, because the main thread may be inside a library for seconds. V8's memory limits do not include
// libraries and buffers.
setInterval(() => {
  if (process.memoryUsage.rss() > memory || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, INTERVAL);
