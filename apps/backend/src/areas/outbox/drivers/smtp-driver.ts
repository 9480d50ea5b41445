import type { Driver } from "./driver.ts";

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
