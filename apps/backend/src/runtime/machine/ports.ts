import { createServer } from "node:net";

import { codeOf, StartFailure } from "../start-failure.ts";

/** A setting that says where a server listens. */
export type PortSetting = "PORT" | "OPERATOR_PORT" | "METRICS_LISTEN";

/** One sentence for an address that cannot be listened on, naming the setting that changes it. */
export const portFailure = (error: unknown, setting: PortSetting, port: number, host: string): unknown => {
  const another = setting === "METRICS_LISTEN" ? `${host}:${port + 1}` : port + 1;
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return new StartFailure(
        `Port ${port} is already in use by another program. Stop that program, or choose another port with ${setting}, for example ${setting}=${another}.`,
        { cause: error },
      );
    case "EACCES":
      return new StartFailure(
        `Port ${port} may not be used by this user. Choose another port with ${setting}, above 1023.`,
        { cause: error },
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartFailure(
        `The address ${host} is not one of this machine. Check ${setting === "METRICS_LISTEN" ? setting : "HOST"}.`,
        { cause: error },
      );
    default:
      return error;
  }
};

const listenOnce = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });

/** Checks whether the port is free before the slow parts of a start; `localhost` means both of its addresses. */
export const assertPortFree = async (setting: PortSetting, port: number, host: string): Promise<void> => {
  if (port === 0) return;
  for (const address of host === "localhost" ? ["127.0.0.1", "::1"] : [host]) {
    try {
      await listenOnce(port, address);
    } catch (error) {
      const absentFamily = host === "localhost" && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error) ?? "");
      if (!absentFamily) throw portFailure(error, setting, port, host);
    }
  }
};
