import { CONTACT_CODE_LIFE, LOGIN_CODE_LIFE } from "@lucarne/api-client/code-times";
import { DAY } from "@lucarne/api-client/durations";
import { DEFAULT_LANGUAGE, isLanguageCode } from "@lucarne/api-client/languages";

import type { OutboxMessage } from "../../../app.ts";
import { isTextKey, textOf } from "../../../texts/texts.ts";

type Payload = OutboxMessage["payload"];
type Template = OutboxMessage["template"];

/** The text of one message. Text messages have no subject. */
export type MessageText = { subject: string; text: string };

/** How long a message is useful, in milliseconds; after that it is not sent. */
export const USEFUL_TIME: Partial<Record<Template, number>> = {
  login_code: LOGIN_CODE_LIFE,
  device_link: DAY,
  email_code: CONTACT_CODE_LIFE,
  phone_code: CONTACT_CODE_LIFE,
};

/** Whether a row's template has a text. */
export const isTemplate = (name: string): name is Template => isTextKey(`message.${name}.text`);

/** The text of a message in its language; `publicUrl` is the portal's address in it. */
export const messageText = (template: Template, language: string, payload: Payload, publicUrl: string): MessageText => {
  const code = isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
  const params = { url: publicUrl, ...payload };
  return {
    subject: textOf(code, `message.${template}.subject`, params).replace(/\s+/g, " "),
    text: textOf(code, `message.${template}.text`, params),
  };
};

/**
 * The last line of a text message with a code: it names the portal's host, so that phones offer to fill the code in
 * (WICG origin-bound one-time codes). Only with https.
 */
export const boundCode = (payload: Payload, publicUrl: string): string => {
  const url = new URL(publicUrl);
  return url.protocol === "https:" && payload["code"] !== undefined ? `\n\n@${url.hostname} #${payload["code"]}` : "";
};
