import { appendFile, chmod } from "node:fs/promises";

import type { OutboxMessage } from "../../app.ts";

/** A rendered message to one recipient. */
export type Delivery = {
  uuid: string;
  channel: OutboxMessage["channel"];
  to: string;
  template: OutboxMessage["template"];
  language: string;
  subject: string;
  text: string;
  /** RFC 3339, by the business clock. */
  createdAt: string;
};

/** A delivery channel of the outbox. */
export type Driver = {
  name: string;
  carries: (channel: Delivery["channel"]) => boolean;
  /** Rejects when the message could not be sent; it is tried again later. */
  deliver: (message: Delivery) => Promise<void>;
  close?: () => void;
};

/** Prints messages on the console of the demo. It is not a log and never on in production. */
export const consoleDriver = (write: (text: string) => void = (text) => void process.stdout.write(text)): Driver => ({
  name: "console",
  carries: () => true,
  deliver: async ({ channel, to, text }) =>
    write(`\n  ${channel === "email" ? "E-mail" : "Text message"} to ${to}: ${text}\n`),
});

/** Appends one JSON line per message to a file that only its owner can read. */
export const fileDriver = (file: string, carries: Driver["carries"] = () => true): Driver => ({
  name: "file",
  carries,
  deliver: async (message) => {
    await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  },
});

const openTransport = async (url: string) => {
  // Loaded only where mail is really sent.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Sends e-mails, and text messages as e-mails to a gateway where one is configured. */
export const smtpDriver = (options: { url: string; from: string; smsGateway?: string | undefined }): Driver => {
  const transport = openTransport(options.url);
  const domain = /@([^>\s]+)/.exec(options.from)?.[1] ?? "localhost";
  return {
    name: "smtp",
    carries: (channel) => channel === "email" || options.smsGateway !== undefined,
    deliver: async ({ channel, to, uuid, subject, text }) => {
      await (
        await transport
      ).sendMail({
        from: options.from,
        to: { name: "", address: channel === "email" ? to : `${to.replace(/\D/g, "")}@${options.smsGateway}` },
        subject: channel === "email" ? subject : "",
        text,
        // The same for every try, so that a mail server can drop duplicates.
        messageId: `<${uuid}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => void transport.then((open) => open.close()),
  };
};

/** Where messages go: `copies` get each message once, `remote` drivers are tried until they accept it. */
export type Routes = { copies: Driver[]; remote: Driver[] };
