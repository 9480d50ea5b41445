/** A movement of points that the ledger refuses. The HTTP layer answers it as the problem of the same code. */
export class LedgerError extends Error {
  override readonly name = "LedgerError";
  readonly code: "insufficient_points";

  constructor(code: LedgerError["code"]) {
    super(code);
    this.code = code;
  }
}
