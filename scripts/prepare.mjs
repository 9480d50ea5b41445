// @ts-check
// The last step of `pnpm install`, with any Node >= 18: runs scripts/prepare.ts with the Node.js of all tasks.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BootProblem, findNode } from "./lib/toolchain/toolchain.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

try {
  const node = findNode(root, (line) => void process.stderr.write(`${line}\n`));
  process.exitCode = spawnSync(node, [path.join(root, "scripts/prepare.ts")], { stdio: "inherit" }).status ?? 1;
} catch (error) {
  if (!(error instanceof BootProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
