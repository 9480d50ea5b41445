import { connect } from "node:net";

import type { FastifyInstance } from "fastify";

/** Sends text over connections of its own, as no HTTP client would write it, and gives what comes back on each. */
export const rawAnswers = async (server: FastifyInstance, texts: readonly string[]): Promise<string[]> => {
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return Promise.all(
    texts.map(
      (text) =>
        new Promise<string>((resolve, reject) => {
          let answer = "";
          const socket = connect(port, "127.0.0.1", () => socket.write(text));
          socket.on("data", (chunk) => (answer += String(chunk)));
          socket.on("close", () => resolve(answer));
          socket.on("error", reject);
        }),
    ),
  );
};
