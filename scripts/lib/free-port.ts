import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below the ports that systems give to outgoing connections: one of those could take a port before its user does.
const LOWEST = 15_000;
const HIGHEST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A port of this machine that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(LOWEST, HIGHEST);

  return (await isFree(port)) ? port : freePort();
};
