import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import os from "node:os";
import path from "node:path";
import { writeStaticPortal } from "../../../../../scripts/lib/build/static-portal.ts";
import type { Identity } from "./self-signed.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The headers that `_headers` sets for every file. */
const headersOf = (folder: string): [string, string][] => {
  const [, all = ""] = readFileSync(path.join(folder, "_headers"), "utf8").split(/^\/.*\n/m);

  return all
    .split("\n")
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]);
};

/** A plain file server that answers every other address with the page. It has no API. */
export class StaticHost {
  readonly url: string;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(url: string, server: Server, folder: string) {
    this.url = url;
    this.#server = server;
    this.#folder = folder;
  }

  /** Starts the host on this machine's own name, or by TLS on another one. */
  static async start(secure?: { host: string; identity: Identity }): Promise<StaticHost> {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lucarne-static-"));
    const files = path.join(folder, "portal");
    const listener: RequestListener = ({ url = "/" }, response) => {
      const asked = path.join(files, path.normalize(decodeURIComponent(url.split("?")[0] ?? "/")));
      const isFile = statSync(asked, { throwIfNoEntry: false })?.isFile() ?? false;
      const file = isFile ? asked : path.join(files, "index.html");
      for (const [name, value] of headersOf(files)) response.setHeader(name, value);
      response.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(file));
    };
    const server = secure ? createTlsServer(secure.identity, listener) : createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;

    return new StaticHost(secure ? `https://${secure.host}:${port}` : `http://localhost:${port}`, server, files);
  }

  /** Puts the built portal on the host, for an API elsewhere. */
  serve(api: string): void {
    writeStaticPortal(ROOT, this.#folder, api);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(path.dirname(this.#folder), { recursive: true, force: true });
  }
}
