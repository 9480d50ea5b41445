/** The drawing holds something that our operations cannot show as a browser would. */
export class Unsupported extends Error {
  override readonly name = "Unsupported";
}

/**
 * Rejects a drawing.
 * @throws {Unsupported} always
 */
export const refuse = (what: string): never => {
  throw new Unsupported(what);
};
