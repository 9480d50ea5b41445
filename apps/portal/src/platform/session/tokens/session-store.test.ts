import { expect, it, vi } from "vitest";
import { createSessionStore, EMULATION_KEY, END_KEY, RECORD_KEY } from "./session-store.ts";
import { memoryStore } from "../../storage/storage.ts";
import { recordFor } from "./testing/tabs.ts";

it("keeps the record over a reload", () => {
  const local = memoryStore();
  createSessionStore(local, memoryStore()).save(recordFor(60));
  expect(createSessionStore(local, memoryStore()).get()).toEqual({ kind: "own", record: recordFor(60) });
});

it("keeps the key of a renewal that has begun over a reload, and leaves out what no call can carry", () => {
  const local = memoryStore();
  const { save } = createSessionStore(local, memoryStore());
  save({ ...recordFor(60), renewal: "key-1" });
  expect(createSessionStore(local, memoryStore()).record()).toEqual({ ...recordFor(60), renewal: "key-1" });
  save({ ...recordFor(60), renewal: "a b" });
  expect(createSessionStore(local, memoryStore()).record()).toEqual(recordFor(60));
});

it.each([
  "",
  "null",
  "{}",
  '"text"',
  "[1]",
  "{broken",
  '{"token":"t","refresh_token":"r","expiresAt":"soon"}',
  '{"token":"t","refresh_token":"r","expiresAt":1e400}',
  '{"token":"t","refresh_token":"r","expiresAt":9e15}',
  '{"token":"","refresh_token":"r","expiresAt":1}',
  '{"token":"t\\nr","refresh_token":"r","expiresAt":1}',
  '{"token":"ż","refresh_token":"r","expiresAt":1}',
])("treats %j as no session", (text) => {
  const local = memoryStore();
  local.setItem(RECORD_KEY, text);
  expect(createSessionStore(local, memoryStore()).get()).toEqual({ kind: "none" });
});

it("ignores an emulated token that cannot be sent in a header", () => {
  const store = createSessionStore(memoryStore(), memoryStore());
  store.emulate("a b");
  expect(store.get()).toEqual({ kind: "none" });
});

it("gives the same object until something changes", () => {
  const store = createSessionStore(memoryStore(), memoryStore());
  store.save(recordFor(60));
  const before = store.get();
  store.reread();
  expect(store.get()).toBe(before);
});

it("follows another tab's sign-out and says so", () => {
  const local = memoryStore();
  const here = createSessionStore(local, memoryStore());
  const there = createSessionStore(local, memoryStore());
  here.save(recordFor(60));
  there.reread();
  const heard = vi.fn();
  there.subscribe(heard);
  here.end("signed-out");
  there.reread();
  expect(heard).toHaveBeenCalledWith({
    session: { kind: "none" },
    previous: { kind: "own", record: recordFor(60) },
  });
  expect([here.lastEnd(), there.lastEnd()]).toEqual(["signed-out", "elsewhere"]);
});

it.each(["expired", "inactive"] as const)("reads from the storage event why another tab's session is %s", (why) => {
  const local = memoryStore();
  const here = createSessionStore(local, memoryStore());
  here.save(recordFor(60));
  const there = createSessionStore(local, memoryStore());
  // In a process of its own the other tab still sees the record when the first event arrives.
  there.reread({ key: END_KEY, newValue: why });
  here.end(why);
  there.reread({ key: RECORD_KEY, newValue: null });
  there.reread({ key: END_KEY, newValue: null });
  expect(there.lastEnd()).toBe(why);
  expect(local.length).toBe(0);
});

it("distinguishes sessions: a sign-out of the next session in another tab is not an expiry", () => {
  const local = memoryStore();
  const here = createSessionStore(local, memoryStore());
  const there = createSessionStore(local, memoryStore());
  here.save(recordFor(60));
  there.reread();
  there.reread({ key: END_KEY, newValue: "expired" });
  here.end("expired");
  there.reread();
  here.save(recordFor(60, "access-9", "s2"));
  there.reread();
  here.end("signed-out");
  there.reread({ key: END_KEY, newValue: "signed-out" });
  expect(there.lastEnd()).toBe("elsewhere");
});

it("clears the reason of the last end when the next session starts", () => {
  const store = createSessionStore(memoryStore(), memoryStore());
  store.save(recordFor(60));
  store.end("expired");
  store.save(recordFor(60, "access-9", "s2"));
  expect(store.lastEnd()).toBeUndefined();
});

it("keeps an emulated session to its tab and the real one unharmed", () => {
  const local = memoryStore();
  const tab = memoryStore();
  const store = createSessionStore(local, tab);
  store.save(recordFor(60));
  store.emulate("opaque");
  expect(store.get()).toEqual({ kind: "emulated", token: "opaque" });
  expect(createSessionStore(local, memoryStore()).get().kind).toBe("own");
  store.end("emulation-ended");
  expect(tab.getItem(EMULATION_KEY)).toBeNull();
  expect(store.get()).toEqual({ kind: "own", record: recordFor(60) });
});
