import { spawnSync } from "node:child_process";
import path from "node:path";

import { expect, it } from "vitest";

/** Logs in a separate process, because the log writes to standard error. */
const logged = (statement: string): string => {
  const script = `import { createLog } from ${JSON.stringify(path.join(import.meta.dirname, "log.ts"))};
    const log = createLog({ logLevel: "info" });
    ${statement}`;
  return spawnSync(process.execPath, ["--input-type=module-typescript", "-e", script], { encoding: "utf8" }).stderr;
};

it("keeps the values of a failed query out of the log, in the error and in its cause", () => {
  const line = logged(`
    const cause = new Error("Failed query: select 2\\nparams: +48601234567");
    log.error({ err: new Error("Failed query: select 1\\nparams: Marek\\nmarek@dachserwis.example", { cause }) }, "a call failed");`);
  expect(line).toContain("Failed query: select 1");
  expect(line).toContain("params: [redacted]");
  expect(line).not.toContain("marek@");
  expect(line).not.toContain("601234567");
});

it("keeps codes and tokens out of the log", () => {
  const line = logged(`log.info({ body: { code: "40712", token: "secret-token" } }, "called");`);
  expect(line).toContain("called");
  expect(line).not.toContain("40712");
  expect(line).not.toContain("secret-token");
});
