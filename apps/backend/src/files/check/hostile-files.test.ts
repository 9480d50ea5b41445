import { afterAll, describe, expect, it } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { everyNth } from "../../../../../test-sample.ts";

import { HOSTILE_FILES } from "../testing/hostile-files.ts";
import { openFileWork } from "../work/file-work.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { refusalOf } from "../testing/refusal-of.ts";

// The limits of processor time and memory are those of production; a slow machine only takes longer.
const work = openFileWork({}, { patience: 3 * WAIT_LIMIT, duration: 3 * WAIT_LIMIT });
afterAll(() => work.close());

const verdict = (bytes: Buffer, name: string): Promise<string> =>
  work.inspect({ bytes, name }).then(({ mime }) => mime, refusalOf);

describe("hostile files", () => {
  it("include every type that the form accepts", () => {
    const endings = new Set(HOSTILE_FILES.map(({ name }) => name.split(".").at(-1)));
    expect([...endings]).toEqual(
      matchers.arrayContaining(["png", "jpg", "svg", "svgz", "pdf", "ai", "eps", "psd", "tif", "zip"]),
    );
    expect(HOSTILE_FILES.length).toBeGreaterThan(120);
  });

  // Each file costs about half a second; the long run takes all.
  it.each(everyNth(40, HOSTILE_FILES))("$name, $what: $answer", async ({ name, make, answer }) => {
    expect(await verdict(await make(), name)).toBe(answer);
  });
});
