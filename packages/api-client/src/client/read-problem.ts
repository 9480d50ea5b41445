import { isObject } from "../is-object.ts";
import { parseJson } from "../parse-json.ts";
import { textOf } from "../text-of.ts";
import type { ApiErrorParts, FieldErrors } from "./errors.ts";

/** Keeps what is fit to show: fields with at least one text. */
const fieldErrors = (value: unknown): FieldErrors | undefined => {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).flatMap(([field, given]): [string, string[]][] => {
    const texts = [given].flat().filter((text): text is string => typeof text === "string" && text !== "");
    return texts.length > 0 ? [[field, texts]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
};

const seconds = (value: string | null): number | undefined =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

/** Reads an answer that is not 2xx. An empty or HTML body, or one of another shape, leaves the status alone. */
export const readProblem = async (response: Response): Promise<ApiErrorParts> => {
  const parts: ApiErrorParts = {
    status: response.status,
    retryAfter: seconds(response.headers.get("Retry-After")),
  };
  const body = parseJson(await response.text().catch(() => undefined));
  if (!isObject(body)) return parts;
  return {
    ...parts,
    code: textOf(body["code"]),
    message: textOf(body["message"]),
    errors: fieldErrors(body["errors"]),
  };
};
