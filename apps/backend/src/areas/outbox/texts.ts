import { DEFAULT_LANGUAGE, isLanguageCode } from "@lucarne/api-client/languages";

import type { OutboxMessage } from "../../app.ts";
import { isTextKey, textOf } from "../../texts/texts.ts";

type Payload = OutboxMessage["payload"];
type Template = OutboxMessage["template"];

/** The words of one message. The subject is not used for text messages. */
export type MessageText = { subject: string; text: string };

/** How long a message is of use, in minutes; after that it is not sent any more. */
export const USEFUL_MINUTES: Partial<Record<Template, number>> = { login_code: 10, email_code: 30 };

/** Says whether a row's template is one that has words. */
export const isTemplate = (name: string): name is Template => isTextKey(`message.${name}.text`);

/** The words of a message in its language; `publicUrl` stands where the message names the portal's address. */
export const messageText = (template: Template, language: string, payload: Payload, publicUrl: string): MessageText => {
  const code = isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
  const params = { url: publicUrl, ...payload };
  return {
    subject: textOf(code, `message.${template}.subject`, params).replace(/\s+/g, " "),
    text: textOf(code, `message.${template}.text`, params),
  };
};

/**
 * The last line of a text message with a code: it ties the code to the portal's host, and phones offer to fill it in
 * (WICG origin-bound one-time codes). Only behind https.
 */
export const boundCode = (payload: Payload, publicUrl: string): string => {
  const url = new URL(publicUrl);
  return url.protocol === "https:" && payload["code"] !== undefined ? `\n\n@${url.hostname} #${payload["code"]}` : "";
};
