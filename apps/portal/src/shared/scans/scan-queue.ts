import type { Scan } from "@lucarne/api-client/queries/projects";
import { judgeFailure } from "./judge-failure.ts";
import { type AddedCode, type ProjectName, readCodes } from "./read-codes.ts";
import type { Refusal, StoredScan } from "./scan-record.ts";
import type { ScanStore } from "./scan-store.ts";
import { createListeners } from "../../platform/store/listeners.ts";

/** A scan that the server has taken while this page was open. */
export type SentScan = {
  readonly key: string;
  /** Its place among all scans of this device. */
  readonly order: number;
  readonly project: string;
  readonly product: Scan;
  /** The project had it already. */
  readonly known: boolean;
};

/** Messages of the queue to the other tabs of this browser. */
export type QueueNews = { readonly user: string; readonly sent?: SentScan };

export type QueueSnapshot = {
  /** The stored scans have been read. */
  readonly ready: boolean;
  /** The user's scans that are not sent or were refused, in order. */
  readonly scans: readonly StoredScan[];
  /** The key of the scan that is being sent by this tab. */
  readonly sending: string | undefined;
  /** The last try found no network or a server that does not answer. */
  readonly paused: boolean;
  /** What has been sent since the page was opened, in order. */
  readonly sent: readonly SentScan[];
};

type Parts = {
  store: ScanStore;
  /** Sends one scan; throws as the API client does. */
  send: (scan: StoredScan) => Promise<Scan>;
  /** The products of a project, from the server. */
  productsOf: (project: string) => Promise<readonly Scan[]>;
  /** Runs a task while no other tab runs one. */
  runAlone: (task: () => Promise<void>) => Promise<void>;
  /** Sends news to the other tabs. */
  broadcast: (news: QueueNews) => void;
  newKey: () => string;
  /** Calls back after a time in milliseconds. */
  later: (task: () => void, milliseconds: number) => void;
  /** Called after every scan that was sent, and at the end of a run that has sent some. */
  onSent: (sent: SentScan) => void;
  onDone: (projects: ReadonlySet<string>) => void;
};

/** Time between two tries while the server does not answer, in milliseconds. */
const RETRY = 15_000;

/**
 * The scans of one user on this device: kept until the server has taken each exactly once, in their order (SCAN-8). Only
 * one tab sends at a time.
 */
export const createScanQueue = (parts: Parts) => {
  const { store, send, productsOf, runAlone, broadcast, newKey, later, onSent, onDone } = parts;
  const { subscribe, notify } = createListeners();
  let user: string | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let planned = 0;
  let snapshot: QueueSnapshot = { ready: false, scans: [], sending: undefined, paused: false, sent: [] };

  const change = (part: Partial<QueueSnapshot>) => {
    snapshot = { ...snapshot, ...part };
    notify();
  };

  const reread = async (): Promise<readonly StoredScan[]> => {
    const owner = user;
    if (owner === undefined) return [];
    const scans = await store.list(owner);
    if (owner !== user) return [];
    change({ ready: true, scans });

    return scans;
  };

  const write = async (task: () => Promise<void>, sent?: SentScan): Promise<void> => {
    const owner = user;
    await task();
    await reread();
    if (owner !== undefined) broadcast({ user: owner, ...(sent && { sent }) });
  };

  const show = (sent: SentScan): void => {
    if (snapshot.sent.some(({ key }) => key === sent.key)) return;
    change({ sent: [...snapshot.sent, sent] });
    onSent(sent);
  };

  const finish = async (scan: StoredScan, product: Scan, known: boolean): Promise<void> => {
    const { key, order, project } = scan;
    const sent: SentScan = { key, order, project, product, known };
    show(sent);
    await write(() => store.remove([scan.order]), sent);
  };

  const refuse = (scan: StoredScan, refusal: Refusal): Promise<void> =>
    write(() => store.replace({ ...scan, refusal }));

  /** A serial that is in the same project is there because an earlier try arrived (SCAN-9). */
  const settleTaken = async (scan: StoredScan): Promise<void> => {
    const found = (await productsOf(scan.project)).find(({ serial_number }) => serial_number === scan.serial);
    await (found ? finish(scan, found, true) : refuse(scan, { reason: "taken" }));
  };

  /** Sends one scan. Gives how long to wait before the next try, or `undefined` to continue with the next scan. */
  const sendOne = async (scan: StoredScan): Promise<number | "stop" | undefined> => {
    let product: Scan;
    try {
      product = await send(scan);
    } catch (error) {
      const verdict = judgeFailure(error);
      if (verdict.kind === "stop") return "stop";
      if (verdict.kind === "later") return verdict.after ?? RETRY;
      await (verdict.kind === "taken" ? settleTaken(scan) : refuse(scan, verdict.refusal));

      return undefined;
    }
    await finish(scan, product, false);

    return undefined;
  };

  const run = async (): Promise<void> => {
    const owner = user;
    const projects = new Set<string>();
    for (;;) {
      const next = (await reread()).find(({ refusal }) => refusal === null);
      if (!next || owner !== user) break;
      change({ sending: next.key, paused: false });
      const pause = await sendOne(next);
      change({ sending: undefined, paused: pause !== undefined });
      if (typeof pause === "number") wakeLater(pause);
      if (pause !== undefined) break;
      projects.add(next.project);
    }
    if (projects.size > 0) onDone(projects);
  };

  /** Plans the next try in place of an earlier plan: many scans without a network must not end in as many tries. */
  const wakeLater = (pause: number): void => {
    const own = (planned += 1);
    later(() => {
      if (own === planned) wake();
    }, pause);
  };

  /** Sends the queued scans. A call during a run starts another run after it, for scans added in the meantime. */
  function wake(): void {
    if (running) again = true;
    if (user === undefined || running) return;
    again = false;
    running = runAlone(run)
      .catch(() => wakeLater(RETRY))
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  return {
    subscribe,
    snapshot: (): QueueSnapshot => snapshot,

    /** Changes to the scans of a user; without one nothing is shown or sent. */
    open: (uuid: string | undefined): void => {
      if (uuid === user) return;
      user = uuid;
      change({ ready: false, scans: [], sent: [], sending: undefined, paused: false });
      void reread().then(wake);
    },

    /**
     * Keeps the serial numbers of some codes for a project and sends them. Codes without a serial number and serials that
     * wait already or are in `present` are not kept. Without a user, as in an emulated session, no serial number is.
     */
    add: async (project: ProjectName, codes: readonly string[], present: ReadonlySet<string>): Promise<AddedCode[]> => {
      const { results, scans } = readCodes(codes, {
        user,
        project,
        taken: new Set([...present, ...snapshot.scans.map(({ serial }) => serial)]),
        newKey,
      });
      if (scans.length > 0) {
        await write(() => store.add(scans));
        wake();
      }
      const unstored = new Set(snapshot.scans.flatMap((scan) => (scan.unstored ? scan.key : [])));

      return results.map((one) => (one.key && unstored.has(one.key) ? { ...one, result: "unstored" } : one));
    },

    /** Removes scans that are not sent. */
    remove: (scans: readonly StoredScan[]): Promise<void> => write(() => store.remove(scans.map(({ order }) => order))),

    /** Sends a refused scan again, to another project if one is named (SCAN-10). */
    retry: async (scan: StoredScan, project?: ProjectName): Promise<void> => {
      const moved = project && { project: project.uuid, projectNumber: project.number };
      await write(() => store.replace({ ...scan, ...moved, key: newKey(), refusal: null }));
      wake();
    },

    wake,

    /** The number of queued scans of the user. */
    countUnsent: async (): Promise<number> => (await reread()).filter(({ refusal }) => refusal === null).length,

    /** Handles a message from another tab. */
    receive: (news: QueueNews): void => {
      if (news.user !== user) return;
      if (news.sent) show(news.sent);
      void reread();
    },
  };
};
