import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy that loses answers. */
export interface LossyProxy {
  readonly url: string;
  /** How many answers were lost so far. */
  readonly lost: () => number;
  readonly stop: () => Promise<void>;
}

/** Numbers from 0 to 1, the same for the same seed (the generator of Park and Miller). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/**
 * Starts a TCP proxy in front of a server. Some answers are lost after the server has done its work: their connection is
 * cut before the first byte.
 *
 * @param share the share of answers that are lost, 0 to 1
 */
export const startLossyProxy = async (port: number, share: number, seed = 7): Promise<LossyProxy> => {
  const random = randomFrom(seed);
  const sockets = new Set<Socket>();
  let lost = 0;
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    // Set by a request, until its answer begins.
    let waiting = false;
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on("data", (bytes) => {
      waiting = true;
      server.write(bytes);
    });
    server.on("data", (bytes) => {
      if (waiting && random() < share) {
        lost += 1;
        return end();
      }
      waiting = false;
      client.write(bytes);
    });
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    lost: () => lost,
    stop: async () => {
      const closed = once(proxy, "close");
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
