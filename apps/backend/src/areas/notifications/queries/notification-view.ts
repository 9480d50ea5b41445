import { languageByCode, type LanguageCode } from "@lucarne/api-client/languages";

import type { notification } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { isTextKey, textOf } from "../../../texts/texts.ts";

type Row = typeof notification.$inferSelect;

/** Dates in the parameters of a notification. */
const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;

const paramsIn = (language: LanguageCode, params: Row["params"]): Record<string, string | number> => {
  const format = new Intl.DateTimeFormat(languageByCode(language)?.formatLocale ?? "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && DAY_TEXT.test(value) ? format.format(new Date(`${value}T12:00:00Z`)) : value,
    ]),
  );
};

/** A notification in the reader's language: a custom text as written, else the text of its event. */
export const notificationView = (row: Row, language: LanguageCode): Schema<"Notification"> => {
  const params = paramsIn(language, row.params);
  const words = (part: "title" | "text") => {
    const key = `notification.${row.event}.${part}`;
    return row[part] ?? (isTextKey(key) ? textOf(language, key, params) : row.event);
  };
  return {
    uuid: row.uuid,
    type: row.type,
    title: words("title"),
    text: words("text"),
    created_at: row.createdAt.toISOString(),
    mark: row.mark,
    event: row.event,
    meta: row.meta,
  };
};
