// Builds the contract. Without arguments: lints openapi/, bundles it into openapi/dist/ and generates the API client's
// types. With --check: writes nothing and fails when anything is stale or has lint errors.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { lintBundle, lintSources, writeContract } from "./contract/tools.ts";
import { differences } from "./contract/stale.ts";
import { brokenSinceRelease } from "./contract/releases.ts";
import { unusedComponents } from "./contract/unused.ts";
import { unknownSteps } from "./contract/workflows.ts";
import { DIST, GENERATED, root } from "./contract/places.ts";

const check = process.argv.includes("--check");
const scratch = check ? mkdtempSync(path.join(tmpdir(), "lucarne-contract-")) : undefined;
const dist = scratch ? path.join(scratch, "dist") : DIST;
const generated = scratch ? path.join(scratch, "generated") : GENERATED;

/** All problems as lines; empty when there are none. */
const inspect = () => {
  const faults = lintSources();
  if (faults.length > 0) return faults;
  faults.push(...unusedComponents());
  const bundles = writeContract(dist, generated);
  faults.push(...bundles.flatMap(lintBundle));
  const [portal = ""] = bundles;
  faults.push(...unknownSteps(bundles), ...brokenSinceRelease(portal));
  if (scratch) {
    for (const { fresh, kept } of [
      { fresh: dist, kept: DIST },
      { fresh: generated, kept: GENERATED },
    ]) {
      const stale = differences(fresh, kept).map((file) => path.relative(root, path.join(kept, file)));
      faults.push(...stale.map((file) => `${file} is stale: run node scripts/contract.ts`));
    }
  }
  return faults;
};

try {
  const faults = inspect();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? "Contract: in order." : `Contract: ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  if (scratch) rmSync(scratch, { recursive: true, force: true });
}
