import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { memoryStore } from "../../platform/storage/storage.ts";
import type { NewScan } from "./scan-record.ts";
import { createScanStore, databaseScanStore } from "./scan-store.ts";

const USER = "user-1";

const scanOf = (serial: string): NewScan => ({
  key: `key-${serial}`,
  user: USER,
  project: "project-1",
  projectNumber: "PL-1",
  code: serial,
  serial,
  refusal: null,
});

let names = 0;

/** A store on a database of its own; `reopen` is the page after a reload. */
const openStore = () => {
  const name = `scan-store-test-${(names += 1)}`;
  const tab = memoryStore();
  const reopen = () => createScanStore(databaseScanStore(name), tab);
  onTestFinished(() => void indexedDB.deleteDatabase(name));

  return { store: reopen(), reopen, tab };
};

const serialsOf = async ({ list }: ReturnType<typeof createScanStore>) =>
  (await list(USER)).map(({ serial }) => serial);

const full = () => new DOMException("The quota has been exceeded.", "QuotaExceededError");

afterEach(() => void vi.restoreAllMocks());

test("a scan on a full disk is kept as not stored, and the next one is stored when there is room", async () => {
  const { store } = openStore();
  await store.add([scanOf("LU101000001")]);
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw full();
  });
  await store.add([scanOf("LU101000002")]);
  add.mockRestore();
  await store.add([scanOf("LU101000003")]);
  const scans = await store.list(USER);
  expect(scans.map(({ serial, unstored = false }) => [serial, unstored])).toEqual([
    ["LU101000001", false],
    ["LU101000003", false],
    ["LU101000002", true],
  ]);
});

test("a scan that the device does not store is in the same tab after a reload, until it is sent", async () => {
  const { store, reopen } = openStore();
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw full();
  });
  await store.add([scanOf("LU101000001"), scanOf("LU101000002")]);
  const reopened = reopen();
  const [first, second] = await reopened.list(USER);
  expect([first, second]).toMatchObject([
    { key: "key-LU101000001", unstored: true },
    { key: "key-LU101000002", unstored: true },
  ]);
  await reopened.remove(first ? [first.order] : []);
  if (second) await reopened.replace({ ...second, refusal: { reason: "closed" } });
  await reopened.add([scanOf("LU101000003")]);
  expect(await reopen().list(USER)).toMatchObject([
    { serial: "LU101000002", refusal: { reason: "closed" } },
    { serial: "LU101000003", refusal: null },
  ]);
});

test.each(["no JSON", "{}", '[{"order":1}]'])("unreadable scans of the tab count as none: %s", async (text) => {
  const { reopen, tab } = openStore();
  tab.setItem("lucarne.scans.own", text);
  expect(await serialsOf(reopen())).toEqual([]);
});

test("a database that the browser has closed is opened again", async () => {
  const opened = vi.spyOn(IDBFactory.prototype, "open");
  const { store, reopen } = openStore();
  await store.add([scanOf("LU101000001")]);
  const [request] = opened.mock.results;
  if (request?.type !== "return") throw new Error("No database was opened.");
  request.value.result.close();
  await store.add([scanOf("LU101000002")]);
  expect(await serialsOf(store)).toEqual(["LU101000001", "LU101000002"]);
  expect(await serialsOf(reopen())).toEqual(["LU101000001", "LU101000002"]);
});

test("where the browser refuses a database, scans are kept as not stored", async () => {
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("Not allowed.", "SecurityError");
  });
  const { store } = openStore();
  await store.add([scanOf("LU101000001")]);
  expect(await store.list(USER)).toMatchObject([{ serial: "LU101000001", unstored: true }]);
});

test("a sent scan that cannot be removed from the device is not sent again by this page", async () => {
  const { store } = openStore();
  await store.add([scanOf("LU101000001"), scanOf("LU101000002")]);
  vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw full();
  });
  const [first] = await store.list(USER);
  await store.remove(first ? [first.order] : []);
  expect(await serialsOf(store)).toEqual(["LU101000002"]);
});

test("a refusal that cannot be stored is still shown", async () => {
  const { store } = openStore();
  await store.add([scanOf("LU101000001")]);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw full();
  });
  const [first] = await store.list(USER);
  if (first) await store.replace({ ...first, refusal: { reason: "closed" } });
  expect(await store.list(USER)).toMatchObject([{ serial: "LU101000001", refusal: { reason: "closed" } }]);
});
