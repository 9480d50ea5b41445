// Memory of a web and a worker process after rounds of mixed calls, each time after the garbage was collected: what grows
// with every round is a leak. ROUNDS and CALLS change the ten rounds of 2,000 calls.
import { buildBackend } from "../../../scripts/lib/build/backend-build.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { REPOSITORY } from "../src/kernel/program-files.ts";
import { memoryUnderLoad } from "../src/testing/load/memory.ts";
import { startPostgres } from "../src/testing/postgres.ts";

export const name = "memory";

const ROUNDS = Number(process.env["ROUNDS"] ?? 10);
const CALLS = Number(process.env["CALLS"] ?? 2000);

export const run = async (): Promise<Row[]> => {
  await buildBackend(REPOSITORY);
  const server = await startPostgres();
  const say = (line: string) => process.stderr.write(`\n  ${line}`);
  try {
    const result = await memoryUnderLoad({ serverUrl: server.url, rounds: ROUNDS, calls: CALLS, clients: 8, say });
    const rows = (["web", "worker"] as const).flatMap((role) =>
      (["heap", "external", "resident"] as const).map((kind) => ({
        figure: `${role}: ${kind} before, after each round`,
        value: result[role].map((memory) => memory[kind]).join(", "),
        unit: "MB",
      })),
    );
    return [...rows, { figure: "answers of 500 or above", value: result.failed, unit: "" }];
  } finally {
    await server.stop();
  }
};
