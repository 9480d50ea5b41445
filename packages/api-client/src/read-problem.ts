import type { ApiErrorParts, FieldErrors } from "./errors.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/** Keeps what is fit to show: fields with at least one text. */
const fieldErrors = (value: unknown): FieldErrors | undefined => {
  if (!isRecord(value)) return undefined;
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
  let body: unknown;
  try {
    body = JSON.parse(await response.text());
  } catch {
    return parts;
  }
  if (!isRecord(body)) return parts;
  return {
    ...parts,
    code: textOf(body["code"]),
    message: textOf(body["message"]),
    errors: fieldErrors(body["errors"]),
  };
};
