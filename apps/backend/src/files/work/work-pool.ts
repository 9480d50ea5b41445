import { fork, type ChildProcess } from "node:child_process";
import { constants } from "node:os";

import { RefusedFile } from "../refusal.ts";
import { openSandbox, type FilePrograms } from "./sandbox.ts";
import { LOADED, type FileJobAnswer, type JobMessage, type JobTypes } from "./job-messages.ts";

/** A job that exceeded its time or memory, or crashed its process. */
export class WorkLimit extends Error {
  override readonly name = "WorkLimit";
  /** `delay` when the machine was too busy to give it its time. */
  readonly limit: "time" | "memory" | "delay";

  constructor(limit: WorkLimit["limit"]) {
    super(`The work on a file needed too much ${limit}.`);
    this.limit = limit;
  }
}

/** The pool is full; the job was not started. */
export class WorkRefused extends Error {
  override readonly name = "WorkRefused";
}

export interface PoolOptions {
  /** The program of a process: a module that calls `serveJobs`. */
  readonly program: URL;
  /** The machine's programs; default: none. */
  readonly programs?: FilePrograms;
  /** Largest number of processes. */
  readonly processes: number;
  /** Largest number of waiting jobs. An owner without a waiting job may exceed it. */
  readonly waiting: number;
  /** Largest number of waiting jobs of one owner. */
  readonly waitingPerOwner: number;
  /** Largest number of waiting jobs of however many owners: each holds its file in memory. */
  readonly waitingAtMost: number;
  /** Longest wait of a job, in milliseconds. It does not run while no process has been loaded. */
  readonly patience: number;
  /** Longest time from a job's begin to its end, in milliseconds. */
  readonly duration: number;
  /** Most resident memory of a process, in bytes. */
  readonly memory: number;
  /** How long an idle process is kept, in milliseconds. One is always kept. */
  readonly idle: number;
}

/** Limits of one job. */
interface JobLimits {
  /** Most processor time, in milliseconds. */
  readonly time: number;
  /** Whose job it is. Owners take turns, and none has all processes (REL-14). */
  readonly owner?: number | undefined;
}

/** Processes that work on files outside the server's event loop. */
export interface WorkPool<Types extends JobTypes> {
  /**
   * Runs a job in another process.
   *
   * @throws {WorkRefused} when too many wait
   * @throws {WorkLimit} when it exceeded its time or memory
   * @throws {RefusedFile} when the job refused the file
   */
  readonly run: <Kind extends keyof Types & string>(
    kind: Kind,
    input: Types[Kind]["input"],
    limits: JobLimits,
  ) => Promise<Types[Kind]["result"]>;
  /** Keeps one process loaded from now on, so that no job waits for a start. */
  readonly warm: () => void;
  /** Whether a loaded process has no job. */
  readonly isWarm: () => boolean;
  /** Jobs that run and jobs that wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Ends all processes; their jobs fail. */
  readonly close: () => Promise<void>;
}

interface Job {
  readonly message: JobMessage;
  readonly owner: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Refuses the job if it waits too long. It starts when the first process is loaded: the time of a cold start does not count. */
  late?: NodeJS.Timeout | undefined;
}

interface Process {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  /** The running job. */
  job?: Job | undefined;
  limit?: NodeJS.Timeout | undefined;
  /** Whether its modules are loaded. */
  isLoaded: boolean;
  jobs: number;
}

/** A process is replaced after this many jobs: native libraries do not return all memory. */
const MAX_JOBS = 50;
/** A process that keeps more than this share of its memory is replaced too: the next job would be ended for it. */
const MAX_KEPT = 0.4;
/** How long a process may take to load, in milliseconds. */
const START_LIMIT = 120_000;
/** V8's own heap limit, in megabytes. */
const HEAP = 256;
/** How bubblewrap passes on that the watchdog has ended the process for its time. */
const ENDED_FOR_TIME = 128 + constants.signals.SIGTERM;

const settle = (job: Job, answer: FileJobAnswer): void => {
  if ("refusal" in answer) job.reject(new RefusedFile(answer.refusal));
  else if ("error" in answer) job.reject(new Error(`The work on a file failed: ${answer.error}`));
  else job.resolve(answer.result);
};

/** Opens a pool; processes start with the first job and end when idle. */
export const openWorkPool = <Types extends JobTypes>(options: PoolOptions): WorkPool<Types> => {
  const processes = new Set<Process>();
  const waiting: Job[] = [];
  /** When an owner with jobs was served last, as the number of the job. */
  const served = new Map<number, number>();
  let jobs = 0;
  let isKeptWarm = false;
  let closed = false;

  const runningOf = (owner: number): number => [...processes].filter(({ job }) => job?.owner === owner).length;

  const startWait = (job: Job): void => {
    job.late ??= setTimeout(() => {
      waiting.splice(waiting.indexOf(job), 1);
      job.reject(new WorkRefused("The work on a file could not begin in time."));
    }, options.patience);
  };

  /** Of the owners who may have another process, the one who was served longest ago. */
  const takeNext = (): Job | undefined => {
    const most = Math.max(1, options.processes - 1);
    const next = waiting
      .filter(({ owner }) => runningOf(owner) < most)
      .reduce<Job | undefined>(
        (first, job) => (first && (served.get(first.owner) ?? 0) <= (served.get(job.owner) ?? 0) ? first : job),
        undefined,
      );
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  };

  const end = (one: Process): void => {
    processes.delete(one);
    clearTimeout(one.limit);
    one.child.kill("SIGKILL");
  };

  const start = (): Process => {
    const { close: closeSandbox, ...sandbox } = openSandbox(options.programs ?? {}, [`--max-old-space-size=${HEAP}`]);
    const child = fork(options.program, [String(options.memory)], {
      ...sandbox,
      execArgv: [...sandbox.execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const ended = new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.once("error", () => resolve());
    });
    const one: Process = { child, ended, isLoaded: false, jobs: 0 };
    processes.add(one);
    const starting = setTimeout(end, START_LIMIT, one);
    starting.unref();
    child.on("message", (message: unknown) => {
      if (message === LOADED) {
        clearTimeout(starting);
        one.isLoaded = true;
        for (const job of waiting) startWait(job);
        if (one.job) begin(one, one.job);
        else rest(one);
        return;
      }
      const answer = message as FileJobAnswer;
      const { job } = one;
      one.job = undefined;
      clearTimeout(one.limit);
      if (one.jobs >= MAX_JOBS || answer.memory > MAX_KEPT * options.memory) {
        end(one);
        keepWarm();
      } else rest(one);
      if (job) settle(job, answer);
      dispatch();
    });
    // A process that ends before it has answered was stopped by its watchdog, by V8 or by the system: for its memory,
    // unless the watchdog says otherwise. One that is not loaded has not begun its job.
    void ended.then(() => {
      clearTimeout(starting);
      closeSandbox();
      processes.delete(one);
      clearTimeout(one.limit);
      const forTime = child.signalCode === "SIGTERM" || child.exitCode === ENDED_FOR_TIME;
      const limit = forTime ? "time" : "memory";
      one.job?.reject(new WorkLimit(one.isLoaded ? limit : "delay"));
      // A process that ends before it is loaded would be started again and again.
      if (one.isLoaded) keepWarm();
      dispatch();
    });
    return one;
  };

  const rest = (one: Process): void => {
    one.child.unref();
    one.child.channel?.unref();
    clearTimeout(one.limit);
    one.limit = setTimeout(() => {
      if (processes.size > 1) end(one);
    }, options.idle);
    one.limit.unref();
  };

  const startTime = (one: Process, job: Job): void => {
    clearTimeout(one.limit);
    one.limit = setTimeout(() => {
      one.job = undefined;
      // One that is still loading is kept: on such a machine the next one would not be loaded sooner.
      if (one.isLoaded) end(one);
      job.reject(new WorkLimit("delay"));
      dispatch();
    }, options.duration);
  };

  const begin = (one: Process, job: Job): void => {
    startTime(one, job);
    // A failed send means that the process has ended, which `ended` handles.
    one.child.send({ ...job.message }, () => {});
  };

  const give = (one: Process, job: Job): void => {
    clearTimeout(one.limit);
    clearTimeout(job.late);
    one.job = job;
    one.jobs += 1;
    one.child.ref();
    one.child.channel?.ref();
    jobs += 1;
    served.set(job.owner, jobs);
    // The time that a process needs to load is limited like a job's, but not counted as one's.
    if (one.isLoaded) begin(one, job);
    else startTime(one, job);
  };

  const dispatch = (): void => {
    while (!closed && waiting.length > 0) {
      const idle = [...processes].filter((one) => !one.job);
      const free = idle.find(({ isLoaded }) => isLoaded) ?? idle[0];
      if (!free && processes.size >= options.processes) return;
      const job = takeNext();
      if (!job) break;
      give(free ?? start(), job);
    }
    for (const owner of served.keys())
      if (runningOf(owner) === 0 && !waiting.some((job) => job.owner === owner)) served.delete(owner);
  };

  const run: WorkPool<Types>["run"] = (kind, input, { time, owner = 0 }) =>
    new Promise((resolve, reject) => {
      const own = waiting.filter((job) => job.owner === owner).length;
      // A few owners who fill the queue do not refuse another one's only file.
      const most = own === 0 ? options.waitingAtMost : options.waiting;
      if (closed || waiting.length >= most || own >= options.waitingPerOwner) {
        reject(new WorkRefused("Too many files are being worked on."));
        return;
      }
      const job: Job = { message: { kind, input, time }, owner, resolve, reject };
      waiting.push(job);
      if ([...processes].some(({ isLoaded }) => isLoaded)) startWait(job);
      dispatch();
    });

  const keepWarm = (): void => {
    if (isKeptWarm && !closed && processes.size === 0) rest(start());
  };

  const warm = (): void => {
    isKeptWarm = true;
    keepWarm();
  };

  return {
    run,
    warm,
    isWarm: () => [...processes].some(({ isLoaded, job }) => isLoaded && !job),
    load: () => ({ running: [...processes].filter(({ job }) => job).length, waiting: waiting.length }),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) {
        clearTimeout(job.late);
        job.reject(new WorkRefused("The server stops."));
      }
      const open = [...processes];
      for (const one of open) {
        one.job?.reject(new WorkRefused("The server stops."));
        one.job = undefined;
        end(one);
      }
      await Promise.all(open.map(({ ended }) => ended));
    },
  };
};
