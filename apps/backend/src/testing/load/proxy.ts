import { once } from "node:events";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";

import { z } from "zod";

/** A process behind the proxy. */
interface Served {
  /** Its port while it serves; undefined while it starts. */
  readonly port: number | undefined;
}

/** How often the proxy asks another process when one does not answer. */
const MAX_TRIES = 5;

/**
 * A proxy that gives each request to the next process. It asks another one when a connection is refused or breaks before
 * an answer, as Caddy's `lb_try_duration` does; the answer is 502 when none answers.
 *
 * @param protocol what the proxy says that its callers use
 */
export const openProxy = async (processes: readonly Served[], protocol: "http" | "https" = "http") => {
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
    const headers = { ...incoming.headers, "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": protocol };
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
    incoming.on("end", () => forward(incoming, outgoing, Buffer.concat(parts), MAX_TRIES));
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
