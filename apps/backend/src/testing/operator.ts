import { createBackendWorker } from "../runtime/backend-worker.ts";
import { buildOperatorServer } from "../operator/server.ts";
import type { TestAnswer, TestBackend } from "./backend.ts";

const TOKEN = "operator-token-of-the-tests-0123456789";

/** The operator side of a backend under test. */
export interface TestOperator {
  call(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** Mounts the operator side of a backend; `autopilot` decides what becomes due when the clock moves. */
export const openOperator = async (
  { app, server }: TestBackend,
  { autopilot = false }: { autopilot?: boolean } = {},
): Promise<TestOperator> => {
  const { runDue } = createBackendWorker(app, { autopilot });
  const context = { app, maintenance: server.maintenance, publicUrl: "https://club.example", runDue };
  const operator = await buildOperatorServer(context, TOKEN);
  return {
    call: async (method, path, body) => {
      const answer = await operator.inject({
        method,
        url: path,
        headers: {
          host: "127.0.0.1:4000",
          authorization: `Bearer ${TOKEN}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    close: () => operator.close(),
  };
};
