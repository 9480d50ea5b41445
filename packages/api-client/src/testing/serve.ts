import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A request as the server saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answer = (seen: Seen, response: ServerResponse, count: number) => void;

const read = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
};

/** A real server on a free port; `count` is the number of the call, from 1. */
export const serve = async (answer: Answer) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const call = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      seen.push(call);
      answer(call, response, seen.length);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/api`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
