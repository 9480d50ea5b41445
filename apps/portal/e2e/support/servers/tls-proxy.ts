import { request } from "node:http";
import { createServer, type Server } from "node:https";
import type { Identity } from "./self-signed.ts";

/** A proxy with TLS that passes each call on to a backend. */
export class TlsProxy {
  readonly url: string;
  readonly #server: Server;
  #target = "";

  private constructor(url: string, server: Server) {
    this.url = url;
    this.#server = server;
  }

  static async start(host: string, identity: Identity): Promise<TlsProxy> {
    const server = createServer(identity);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const proxy = new TlsProxy(`https://${host}:${port}`, server);
    server.on("request", (incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const call = request(`${proxy.#target}${url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      call.on("error", () => outgoing.destroy());
      incoming.pipe(call);
    });

    return proxy;
  }

  /** Names the backend's address. */
  passTo(target: string): void {
    this.#target = target;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
