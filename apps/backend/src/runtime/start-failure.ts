/** A start (or a run) that ends with one sentence on the terminal: no stack, exit code not 0. */
export class StartFailure extends Error {
  readonly exitCode: number;
  constructor(sentence: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(sentence, { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** The code of a system error (`EADDRINUSE`, `ENOENT`, `28P01` …), if it has one. */
export const codeOf = (error: unknown): string | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) return codeOf(at.errors[0]);
  }
  return undefined;
};
