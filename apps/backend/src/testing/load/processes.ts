import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";

import { z } from "zod";

import { REPOSITORY } from "../../kernel/program-files.ts";
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

const BUNDLE = path.join(REPOSITORY, "apps/backend/dist/bundle/main.mjs");
const line = z.object({ msg: z.string(), port: z.number() });

/** The port in the log line of a start; undefined in any other line. */
const portIn = (text: string): number | undefined => {
  try {
    const found = line.safeParse(JSON.parse(text));
    return found.success && found.data.msg === "Lucarne is running" ? found.data.port : undefined;
  } catch {
    return undefined;
  }
};

interface Options {
  readonly role: "web" | "worker";
  readonly url: string;
  /** A folder of its own. */
  readonly dataDir: string;
}

/** Starts a process and resolves when it serves. */
export const supervise = async ({ role, url, dataDir }: Options): Promise<Supervised> => {
  await mkdir(dataDir, { recursive: true });
  let child: ChildProcess;
  let port: number | undefined;

  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [BUNDLE], {
      cwd: REPOSITORY,
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "test",
        ROLE: role,
        PORT: "0",
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        SERVER_KEY: TEST_KEY,
        TRUST_PROXY: "1",
        RATE_LIMIT_FACTOR: "100000",
        LOG_LEVEL: "info",
        AUTOPILOT: "1",
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const own = child;
    let log = "";
    await new Promise<void>((resolve, reject) => {
      own.once("exit", (code) => reject(new Error(`The ${role} process ended with code ${String(code)}: ${log}`)));
      own.stderr?.setEncoding("utf8").on("data", (text: string) => {
        if (port !== undefined) return;
        log += text;
        port = log
          .split("\n")
          .map(portIn)
          .find((found) => found !== undefined);
        if (port !== undefined) resolve();
      });
    });
    own.removeAllListeners("exit");
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    port = undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    role,
    get port() {
      return port;
    },
    memory: async () => {
      if (port === undefined) return undefined;
      const status = await readFile(`/proc/${String(child.pid)}/status`, "utf8").catch(() => "");
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
    },
    kill: async () => {
      await end("SIGKILL");
      await start();
    },
    stop: () => end("SIGTERM"),
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
