import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";

const FILES = new Set(
  readdirSync(path.resolve(import.meta.dirname, "../../../dist/assets")).filter((name) => !/\.(br|gz)$/.test(name)),
);
/** Request headers that the API reads. */
const REQUEST_HEADERS = ["accept", "accept-language", "authorization", "content-type", "idempotency-key", "user-agent"];
/** They belong to the connection or to a build's unchanged text. */
const DROPPED_HEADERS = new Set(["connection", "content-encoding", "content-length", "etag", "transfer-encoding"]);

const renamed = (name: string) => name.replace(/\.(\w+)$/, "-2.$1");

/** A text of the first build as the second one has it: every built file has another name, every revision is another. */
const inSecondBuild = (text: string): string =>
  text
    .replaceAll(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => (FILES.has(name) ? renamed(name) : name))
    .replaceAll(/"revision":"(\w+)"/g, (_, revision: string) => `"revision":"${[...revision].toReversed().join("")}"`);

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** The content policy of a page in the second build: the style sheets in the page name files, so their hashes change too. */
const policyInSecondBuild = (policy: string, page: string): string =>
  [...page.matchAll(/<style>([^]*?)<\/style>/g)].reduce(
    (before, [, text = ""]) => before.replace(hashOf(text), hashOf(inSecondBuild(text))),
    policy,
  );

/** The builds that a built file belongs to, by its address. */
export const BUILD = { second: /\/assets\/.*-2\.\w+$/ } as const;

/**
 * The portal in front of a backend, with a second build to deploy: the same code under other file names. After the
 * deploy the files of the first build are gone.
 */
export class DeployedPortal {
  readonly url: string;
  readonly #server: Server;
  readonly #deploy: () => void;

  private constructor(parts: { url: string; server: Server; deploy: () => void }) {
    this.url = parts.url;
    this.#server = parts.server;
    this.#deploy = parts.deploy;
  }

  static async start(backendUrl: string): Promise<DeployedPortal> {
    let isSecond = false;
    const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const asked = request.url ?? "/";
      if (isSecond && FILES.has(path.basename(asked))) {
        response.writeHead(404).end();
        return;
      }
      const body = await buffer(request);
      const headers = new Headers({ "accept-encoding": "identity" });
      for (const name of REQUEST_HEADERS) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const answer = await fetch(`${backendUrl}${isSecond ? asked.replace(/-2(\.\w+)$/, "$1") : asked}`, {
        method: request.method ?? "GET",
        headers,
        redirect: "manual",
        ...(body.length > 0 ? { body } : {}),
      });
      const content = Buffer.from(await answer.arrayBuffer());
      const isChanged = isSecond && /html|javascript|css/.test(answer.headers.get("content-type") ?? "");
      const kept = Object.fromEntries([...answer.headers].filter(([name]) => !DROPPED_HEADERS.has(name)));
      const policy = kept["content-security-policy"];
      response.writeHead(answer.status, {
        ...kept,
        ...(isChanged && policy !== undefined
          ? { "content-security-policy": policyInSecondBuild(policy, content.toString()) }
          : {}),
      });
      response.end(isChanged ? inSecondBuild(content.toString()) : content);
    };
    const server = createServer((request, response) => {
      reply(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const deploy = () => {
      isSecond = true;
    };
    return new DeployedPortal({ url: `http://localhost:${port}`, server, deploy });
  }

  /** Replaces the first build by the second one. */
  deploy(): void {
    this.#deploy();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
