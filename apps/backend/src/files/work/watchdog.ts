import { workerData } from "node:worker_threads";

import type { WatchdogData } from "./serve-jobs.ts";

const { memory, parent, meter } = workerData as WatchdogData;
/** Milliseconds between two checks; memory can grow by about 100 MB in that time. */
const INTERVAL = 25;

let job = 0;
let startedAt = 0;

/** Whether the running job has exceeded its processor time, which other work on the machine does not use up. */
const isOverdue = (): boolean => {
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1000;
  const current = Atomics.load(meter, 0);
  if (current !== job) [job, startedAt] = [current, now];
  const limit = Atomics.load(meter, 1);
  return limit > 0 && now - startedAt > limit;
};

// A separate thread, because the main thread may be inside a library for seconds. V8's memory limits do not include
// libraries and buffers.
setInterval(() => {
  if (isOverdue()) process.kill(process.pid, "SIGTERM");
  if (process.memoryUsage.rss() > memory || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, INTERVAL);
