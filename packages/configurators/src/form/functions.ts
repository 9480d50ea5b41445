import type { ProductService } from "./model/product.ts";
import type { StoredLogo } from "./model/values.ts";

/** Told of an upload while it runs; both in bytes. */
export type UploadProgress = (sent: number, all: number) => void;

/** An upload that the server has refused, with its words for the customer. */
export class LogoRefusedError extends Error {
  override readonly name = "LogoRefusedError";
}

/** What the form needs a network for. Each stops when its signal says so. */
export interface FormFunctions {
  /** The services to choose from; asked for products that print any. */
  readonly loadServices: (signal: AbortSignal) => Promise<readonly ProductService[]>;
  /** Address of a picture of the link's QR code. The link is complete and of ASCII alone. */
  readonly loadCode: (link: string, signal: AbortSignal) => Promise<string>;
  /**
   * Stores a logo.
   * @throws {LogoRefusedError} when the file itself is refused; any other error counts as a failed try
   */
  readonly uploadLogo: (file: File, progress: UploadProgress, signal: AbortSignal) => Promise<StoredLogo>;
  /** The bytes of a logo that was stored before, for its preview. */
  readonly readLogo: (logo: StoredLogo, signal: AbortSignal) => Promise<Blob>;
}
