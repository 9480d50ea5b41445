import { UnprintableLogo } from "../fault.ts";

/** The drawing holds something that our operations cannot show as a browser would. */
export class Unsupported extends UnprintableLogo {
  readonly what: string;

  constructor(what: string, fault: "effects" | "text" | "too-complex" = "effects") {
    super(fault);
    this.what = what;
  }
}

/**
 * Rejects a drawing.
 * @throws {Unsupported} always
 */
export const refuse = (what: string): never => {
  throw new Unsupported(what);
};
