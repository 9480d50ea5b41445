import { createServer, type Socket } from "node:net";

/** A mail server that keeps what it gets. */
export interface MailSink {
  readonly port: number;
  /** Headers and bodies, as they were sent. */
  readonly mails: string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts a mail server on this machine.
 *
 * @param port 0 for any free one
 * @param unknown an address that it refuses
 */
export const mailSink = async (port = 0, unknown?: string): Promise<MailSink> => {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 sink\r\n");
    let buffer = "";
    let inData = false;
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push(part);
          inData = false;
          socket.write("250 taken\r\n");
        } else if (/^DATA/i.test(part)) {
          inData = true;
          socket.write("354 go on\r\n");
        } else if (unknown !== undefined && part.toLowerCase().startsWith(`rcpt to:<${unknown}>`)) {
          socket.write("550 no such user\r\n");
        } else if (/^QUIT/i.test(part)) socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return {
    mails,
    port: typeof address === "object" && address ? address.port : 0,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
