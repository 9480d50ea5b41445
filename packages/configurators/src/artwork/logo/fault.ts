/**
 * Why a file cannot be printed as a logo: `damaged` also means incomplete, empty or blank; `text` is text in an SVG,
 * `fonts` is text in a PDF whose font is not in the file; `effects` is what an SVG holds besides shapes; `unsupported` is
 * a picture in another colour mode, rotated, or without its merged picture; `outside` is a script or something that is
 * not in the file; `too-complex` exceeds a limit.
 */
export type LogoFault = "damaged" | "locked" | "text" | "fonts" | "effects" | "unsupported" | "outside" | "too-complex";

/** The logo file cannot be printed. */
export class UnprintableLogo extends Error {
  override readonly name = "UnprintableLogo";
  readonly fault: LogoFault;

  constructor(fault: LogoFault) {
    super(`The logo cannot be printed: ${fault}.`);
    this.fault = fault;
  }
}
