import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";

import { z } from "zod";

import { end, launch, running, type Launched } from "../program/launch.ts";
import { TEST_KEY } from "../test-app.ts";

/** A process of the bundle that is started again whenever it is killed, as a supervisor would. */
export interface Supervised {
  readonly role: "web" | "worker";
  /** Its port while it serves; undefined while it starts. */
  readonly port: number | undefined;
  /** Memory in MB; undefined while it starts. */
  readonly memory: () => Promise<number | undefined>;
  /** Ends it without a warning; resolves when its successor serves. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly role: "web" | "worker";
  readonly url: string;
  /** A folder of its own. */
  readonly dataDir: string;
}

/** Starts a process and resolves when it serves. */
export const supervise = async ({ role, url, dataDir }: Options): Promise<Supervised> => {
  await mkdir(dataDir, { recursive: true });
  let launched: Launched | undefined;
  let port: number | undefined;

  const start = async (): Promise<void> => {
    launched = launch({
      ROLE: role,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SERVER_KEY: TEST_KEY,
      TRUST_PROXY: "1",
      RATE_LIMIT_FACTOR: "100000",
      AUTOPILOT: "1",
    });
    port = Number(new URL(await running(launched)).port);
  };
  const stop = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    port = undefined;
    if (launched) await end(launched, signal);
  };

  await start();
  return {
    role,
    get port() {
      return port;
    },
    memory: async () => {
      if (port === undefined) return undefined;
      const status = await readFile(`/proc/${String(launched?.child.pid)}/status`, "utf8").catch(() => "");
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
    },
    kill: async () => {
      await stop("SIGKILL");
      await start();
    },
    stop: () => stop("SIGTERM"),
  };
};

/** How often the proxy asks another process when one does not answer. */
const TRIES = 5;

/**
 * A proxy that gives each request to the next process. It asks another one when a connection is refused or breaks before
 * an answer, as Caddy's `lb_try_duration` does; the answer is 502 when none answers.
 */
export const openProxy = async (processes: readonly Supervised[]) => {
  let next = 0;
  const choose = (): number | undefined => {
    for (let at = 0; at < processes.length; at++) {
      const port = processes[next++ % processes.length]?.port;
      if (port !== undefined) return port;
    }
    return undefined;
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number): void => {
    const port = choose();
    const isLast = tries <= 1;
    const retry = (): void => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (isLast) outgoing.writeHead(502).end();
      else setTimeout(forward, 100, incoming, outgoing, body, tries - 1);
    };
    if (port === undefined) {
      retry();
      return;
    }
    const headers = { ...incoming.headers, "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "http" };
    const call = send({ port, host: "127.0.0.1", method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", () => outgoing.destroy()).pipe(outgoing);
    });
    call.on("error", retry);
    call.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => forward(incoming, outgoing, Buffer.concat(parts), TRIES));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
