import { afterEach, expect, test, vi } from "vitest";
import { keepFiles } from "./keep-files.ts";

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = "https://club.example";

/** The device's caches: that of kept files with these paths, the oldest first, and the version's own one. */
const surround = (paths: readonly string[], own: readonly string[] = []) => {
  const kept = new Map(paths.map((path) => [path, new Response(path)]));
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (path: string) => kept.get(path),
      put: async (path: string, response: Response) => void kept.set(path, response),
      add: async (path: string) => void kept.set(path, new Response(path)),
      delete: async (path: string) => kept.delete(path),
      keys: async () => [...kept.keys()],
    }),
    match: async (path: string) => kept.get(path) ?? (own.includes(path) ? new Response(path) : undefined),
  });

  return kept;
};

const file = (name: string | number): string => `/assets/${name}.js`;
const loaded = (...names: readonly (string | number)[]): string[] => names.map((name) => `${ORIGIN}${file(name)}`);

test("files that a page has loaded are kept, those of the version and of other servers are not", async () => {
  const kept = surround([], [file("version")]);
  await keepFiles([...loaded("words", "version"), `${ORIGIN}/api/v1/user`, "https://other.example/assets/a.js", 1]);
  expect([...kept.keys()]).toEqual([file("words")]);
});

test("above 80 files, those that no page has loaded for longest go first (OFF-1)", async () => {
  const kept = surround(Array.from({ length: 80 }, (_, index) => file(index)));
  await keepFiles(loaded(0, "new", 1, "newer"));
  expect(kept.size).toBe(80);
  expect([...kept.keys()].slice(0, 2)).toEqual([file(4), file(5)]);
  expect([...kept.keys()].slice(-4)).toEqual([file(0), file("new"), file(1), file("newer")]);
});
