import { ApiError } from "@lucarne/api-client/errors";
import type { Scan } from "@lucarne/api-client/queries/projects";
import { expect, it, onTestFinished, vi } from "vitest";
import { createScanQueue, type QueueNews } from "./scan-queue.ts";
import type { StoredScan } from "./scan-record.ts";
import { memoryStore } from "../../platform/storage/storage.ts";
import { createScanStore, type ScanStore } from "./scan-store.ts";
import { memoryScanStore } from "./testing/memory-scan-store.ts";

const PROJECT = { uuid: "project-1", number: "PL-1" };
const USER = "user-1";
const none: ReadonlySet<string> = new Set();

const productOf = (serial: string): Scan => ({
  uuid: `scan-${serial}`,
  id: 1,
  serial_number: serial,
  type: "Roof window",
  size: "78 × 118",
  variant: "Pine",
  created_at: "2026-11-03T11:20:00Z",
  flag: 2,
  points: 20,
});

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

type Server = (scan: StoredScan) => Promise<Scan>;

type Options = {
  store?: ScanStore;
  server?: Server;
  products?: () => Promise<readonly Scan[]>;
  onDone?: () => void;
};

/** A tab with a server that accepts everything by default. Its timers run only where the clock is the test's. */
const openTab = (options: Options = {}) => {
  const store = options.store ?? memoryScanStore();
  const sent: string[] = [];
  const timers: number[] = [];
  const broadcasts: QueueNews[] = [];
  let server: Server = options.server ?? (async ({ serial }) => productOf(serial));
  let key = 0;
  const queue = createScanQueue({
    store,
    send: (scan) => {
      sent.push(`${scan.key} ${scan.project} ${scan.serial}`);

      return server(scan);
    },
    productsOf: options.products ?? (async () => []),
    runAlone: (task) => task(),
    broadcast: (news) => broadcasts.push(news),
    newKey: () => `key-${(key += 1)}`,
    later: (task, milliseconds) => {
      timers.push(milliseconds);
      if (vi.isFakeTimers()) setTimeout(task, milliseconds);
    },
    onSent: () => undefined,
    onDone: options.onDone ?? (() => undefined),
  });
  queue.open(USER);

  return {
    queue,
    store,
    sent,
    timers,
    broadcasts,
    serve: (next: Server) => {
      server = next;
    },
    /** Resolves when nothing is being sent and this many scans are left. */
    left: (count: number) =>
      vi.waitFor(() => {
        expect(queue.snapshot()).toMatchObject({ ready: true, sending: undefined });
        expect(queue.snapshot().scans).toHaveLength(count);
      }),
  };
};

it("scans are sent in their order, each once", async () => {
  const { queue, sent, left } = openTab();
  await queue.add(PROJECT, ["LU101000001", "lu10-1000 002", "https://lucarne.example/p/LU101000003"], none);
  await left(0);
  expect(sent).toEqual(["key-1 project-1 LU101000001", "key-2 project-1 LU101000002", "key-3 project-1 LU101000003"]);
  expect(queue.snapshot().sent.map(({ product }) => product.serial_number)).toEqual([
    "LU101000001",
    "LU101000002",
    "LU101000003",
  ]);
});

it("without a network scans wait and are sent with the same keys when it is back", async () => {
  const { queue, sent, timers, serve, left } = openTab({ server: offline });
  await queue.add(PROJECT, ["LU101000001", "LU101000002"], none);
  await left(2);
  await expect.poll(() => timers).not.toEqual([]);
  serve(async ({ serial }) => productOf(serial));
  sent.length = 0;
  queue.wake();
  await left(0);
  expect(sent).toEqual(["key-1 project-1 LU101000001", "key-2 project-1 LU101000002"]);
});

it("scans of an earlier visit are sent when their user is back, those of another user are not", async () => {
  const store = memoryScanStore();
  const scan = {
    project: PROJECT.uuid,
    projectNumber: PROJECT.number,
    code: "LU101000001",
    serial: "LU101000001",
    refusal: null,
  };
  await store.add([
    { ...scan, key: "mine", user: USER },
    { ...scan, key: "theirs", user: "user-2" },
  ]);
  const { sent, left } = openTab({ store });
  await left(0);
  await expect.poll(() => sent).toEqual(["mine project-1 LU101000001"]);
  expect(await store.list("user-2")).toHaveLength(1);
});

it("a code without a serial number and a repeated serial are not kept", async () => {
  const { queue, sent, left } = openTab();
  const present = new Set(["LU101000009"]);
  const results = await queue.add(PROJECT, ["menu of the day", "LU101000001", "LU10 1000 001", "LU101000009"], present);
  expect(results.map(({ result }) => result)).toEqual(["notSerial", "queued", "repeated", "repeated"]);
  await left(0);
  expect(sent).toHaveLength(1);
});

it("without a user no serial number is kept, and none counts as scanned", async () => {
  const { queue, store } = openTab();
  queue.open(undefined);
  expect(await queue.add(PROJECT, ["LU101000001"], none)).toEqual([]);
  expect(await store.list(USER)).toEqual([]);
});

it("a refused scan stays with its reason, and those after it are sent", async () => {
  const unknown = new ApiError({ status: 422, code: "validation_failed", errors: { code: ["Unknown."] } });
  const { queue, left } = openTab({
    server: async ({ serial }) => {
      if (serial === "LU101000001") throw unknown;

      return productOf(serial);
    },
  });
  await queue.add(PROJECT, ["LU101000001", "LU101000002"], none);
  await left(1);
  expect(queue.snapshot().scans).toMatchObject([{ serial: "LU101000001", refusal: { reason: "unknown" } }]);
  await queue.remove(queue.snapshot().scans);
  await left(0);
});

const taken = new ApiError({ status: 409, code: "serial_already_scanned" });

it("a serial that the same project has counts as sent", async () => {
  const { queue, left } = openTab({
    server: () => Promise.reject(taken),
    products: async () => [productOf("LU101000001")],
  });
  await queue.add(PROJECT, ["LU101000001"], none);
  await left(0);
  expect(queue.snapshot().sent).toMatchObject([{ known: true, product: { serial_number: "LU101000001" } }]);
});

it("a serial that was scanned elsewhere is refused", async () => {
  const { queue, left } = openTab({ server: () => Promise.reject(taken) });
  await queue.add(PROJECT, ["LU101000001"], none);
  await left(1);
  await expect.poll(() => queue.snapshot().scans[0]?.refusal).toEqual({ reason: "taken" });
});

it("a scan for a closed project can be moved to another one with a new key", async () => {
  const closed = new ApiError({ status: 409, code: "project_not_open" });
  const { queue, sent, left } = openTab({
    server: async ({ project, serial }) => {
      if (project === PROJECT.uuid) throw closed;

      return productOf(serial);
    },
  });
  await queue.add(PROJECT, ["LU101000001"], none);
  await expect.poll(() => queue.snapshot().scans[0]?.refusal).toEqual({ reason: "closed" });
  const [refused] = queue.snapshot().scans;
  if (refused) await queue.retry(refused, { uuid: "project-2", number: "PL-2" });
  await left(0);
  expect(sent.at(-1)).toBe("key-2 project-2 LU101000001");
});

it("too many scans in a minute wait as long as the server says", async () => {
  const { queue, timers, left } = openTab({
    server: () => Promise.reject(new ApiError({ status: 429, retryAfter: 7 })),
  });
  await queue.add(PROJECT, ["LU101000001"], none);
  await left(1);
  await expect.poll(() => timers).toContain(7000);
});

it("many scans without a network end in one try every 15 seconds, and data load again only after one was sent", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onDone = vi.fn();
  const { queue, sent, serve } = openTab({ server: offline, onDone });
  for (const serial of ["LU101000001", "LU101000002", "LU101000003"]) {
    await queue.add(PROJECT, [serial], none);
    await vi.advanceTimersByTimeAsync(100);
  }
  sent.length = 0;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual(["key-1 project-1 LU101000001"]);
  expect(onDone).not.toHaveBeenCalled();
  serve(async ({ serial }) => productOf(serial));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(4);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("an ended session stops the sending and keeps the scans", async () => {
  const { queue, sent, timers, left } = openTab({ server: () => Promise.reject(new ApiError({ status: 401 })) });
  await queue.add(PROJECT, ["LU101000001", "LU101000002"], none);
  await left(2);
  expect(sent.every((line) => line.includes("key-1"))).toBe(true);
  expect(timers).toEqual([]);
});

it("a scan that is added while another one is sent is sent after it", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { queue, sent, left } = openTab({
    server: async ({ serial }) => {
      await held;

      return productOf(serial);
    },
  });
  await queue.add(PROJECT, ["LU101000001"], none);
  await queue.add(PROJECT, ["LU101000002"], none);
  release();
  await left(0);
  expect(sent).toEqual(["key-1 project-1 LU101000001", "key-2 project-1 LU101000002"]);
});

it("another tab shows what this one has sent", async () => {
  const store = memoryScanStore();
  const one = openTab({ store });
  const other = openTab({ store, server: offline });
  await one.queue.add(PROJECT, ["LU101000001"], none);
  await one.left(0);
  for (const news of one.broadcasts) other.queue.receive(news);
  await other.left(0);
  expect(other.queue.snapshot().sent).toMatchObject([{ product: { serial_number: "LU101000001" } }]);
});

it("another user sees nothing of the scans", async () => {
  const { queue, left } = openTab({ server: offline });
  await queue.add(PROJECT, ["LU101000001"], none);
  await left(1);
  queue.open("user-2");
  await left(0);
});

it("a scan that the device cannot store is said to be so, and sent once when there is a network", async () => {
  const device = memoryScanStore();
  device.setFull(true);
  const { queue, sent, serve, left } = openTab({ store: createScanStore(device, memoryStore()), server: offline });
  const results = await queue.add(PROJECT, ["LU101000001"], none);
  expect(results).toMatchObject([{ result: "unstored", key: "key-1" }]);
  await left(1);
  expect(queue.snapshot().scans).toMatchObject([{ serial: "LU101000001", unstored: true }]);
  serve(async ({ serial }) => productOf(serial));
  sent.length = 0;
  queue.wake();
  await left(0);
  expect(sent).toEqual(["key-1 project-1 LU101000001"]);
});
