import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { programFile } from "./workspace.ts";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** An app that answers at an address until it is closed. */
export type Served = { url: string; close: () => void };

/** Serves a folder on a free port of this machine under a strict content security policy. */
export const serveFolder = async (folder: string): Promise<Served> => {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = path.join(folder, name === "/" ? "index.html" : name);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-security-policy": POLICY }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
};

/** Starts a built Next.js app on a free port. */
export const serveNext = (folder: string): Promise<Served> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [programFile("next", "dist/bin/next"), "start", "--port", "0", "--hostname", "127.0.0.1"],
      { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } },
    );
    const said: string[] = [];
    const listen = (data: unknown) => {
      said.push(String(data));
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said.join(""))?.[0];
      if (url && said.join("").includes("Ready")) resolve({ url: `${url}/`, close: () => child.kill() });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => reject(new Error(`next start ended: ${said.join("")}`)));
  });
