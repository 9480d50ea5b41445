/** Field (dotted path in the request, or a pseudo-field such as `points`) → its messages, never empty. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What an {@link ApiError} is made of. */
export interface ApiErrorParts {
  /** HTTP status. */
  status: number;
  /** Stable machine key of the problem, such as `installer_not_found`; `undefined` when the answer had none. */
  code?: string | undefined;
  /** One sentence of the server, not always fit for the user: see `problems.ts`. */
  message?: string | undefined;
  errors?: FieldErrors | undefined;
  /** Seconds of `Retry-After`. */
  retryAfter?: number | undefined;
}

/** An answer of the server that is not 2xx. Every call of the client throws it, with an empty or HTML body too. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, errors, retryAfter }: ApiErrorParts) {
    super(message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** No answer within the client's own time limit. Not a cancel: the user sees an error (FORM-9). */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
  /** The limit in milliseconds. */
  readonly limit: number;

  constructor(limit: number) {
    super(`No answer within ${limit / 1000} s.`);
    this.limit = limit;
  }
}

/** Whether the server had no time or room for a call: no maintenance, the same call may be sent again soon (API-17). */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === "busy";

/** Whether the server says that the whole service is closed. A 503 of a proxy or of another host says no such thing (MNT-1). */
export const isMaintenance = (error: unknown): boolean => error instanceof ApiError && error.code === "maintenance";

/** Whether an error is the caller's own cancel, which is not shown (FORM-8). */
export const isCancel = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";
