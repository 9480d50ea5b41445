import path from "node:path";

import type { Settings } from "../settings/settings.ts";
import type { Driver, Routes } from "../../areas/outbox/drivers/driver.ts";
import { consoleDriver, fileDriver } from "../../areas/outbox/drivers/local-drivers.ts";
import { smtpDriver } from "../../areas/outbox/drivers/smtp-driver.ts";

/** The file of the file driver, in the data folder. */
const OUTBOX_FILE = "outbox.log";

/**
 * Console and file in the demo; a file in development; in production a mail server, and the file only for messages that
 * no server delivers.
 */
export const routesFor = (
  settings: Pick<Settings, "smtpUrl" | "mailFrom" | "smsGateway" | "demo" | "production" | "dataDir">,
): Routes => {
  const remote =
    settings.smtpUrl === undefined
      ? []
      : [smtpDriver({ url: settings.smtpUrl, from: settings.mailFrom, smsGateway: settings.smsGateway })];
  const carried: Driver["carries"] = (channel) => remote.some((driver) => driver.carries(channel));
  const file = fileDriver(
    path.join(settings.dataDir, OUTBOX_FILE),
    settings.production ? (channel) => !carried(channel) : undefined,
  );
  return { copies: settings.demo && !settings.production ? [consoleDriver(), file] : [file], remote };
};

/** What the log says at a production start about messages that no server delivers. */
export const missingCarriers = ({
  production,
  smtpUrl,
  smsGateway,
}: Pick<Settings, "production" | "smtpUrl" | "smsGateway">): readonly string[] => {
  if (!production) return [];
  if (smtpUrl === undefined)
    return [`There is no SMTP_URL: messages are only written to ${OUTBOX_FILE} in the data folder`];
  if (smsGateway === undefined)
    return [
      `There is no SMS_GATEWAY: text messages, login codes among them, are only written to ${OUTBOX_FILE} in the data folder`,
    ];
  return [];
};
