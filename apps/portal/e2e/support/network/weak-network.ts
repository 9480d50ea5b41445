import { createServer, type IncomingMessage, request as send, type Server, type ServerResponse } from "node:http";

/**
 * What a network does with a request: it is `good`, it refuses connections (`cut`), it never answers (`hanging`), it
 * drops every second request (`dropping`), or its answers take 20 seconds (`slow`).
 */
export type NetworkState = "good" | "cut" | "hanging" | "dropping" | "slow";

const SLOW_ANSWER = 20_000;

/** A network in front of a backend. `navigator.onLine` stays true in each of its states. */
export class WeakNetwork {
  readonly url: string;
  state: NetworkState = "good";
  readonly #server: Server;

  private constructor(url: string, server: Server) {
    this.url = url;
    this.#server = server;
  }

  static async start(backendUrl: string): Promise<WeakNetwork> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const network = new WeakNetwork(`http://localhost:${port}`, server);
    let count = 0;
    const forward = (request: IncomingMessage, response: ServerResponse): void => {
      const { method, headers, url = "/" } = request;
      const onward = send(new URL(url, backendUrl), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    };
    server.on("request", (request, response) => {
      count += 1;
      const { state } = network;
      if (state === "cut" || (state === "dropping" && count % 2 === 0)) request.destroy();
      else if (state === "slow") setTimeout(forward, SLOW_ANSWER, request, response);
      else if (state !== "hanging") forward(request, response);
    });
    return network;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
