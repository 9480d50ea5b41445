import type { ProductService } from "./model/product/product.ts";
import type { StoredLogo } from "./model/values.ts";

/** Reports the progress of an upload in bytes. */
export type UploadProgress = (sent: number, all: number) => void;

/** The server has refused the file; the message is for the customer. */
export class LogoRefusedError extends Error {
  override readonly name = "LogoRefusedError";
}

/** The form's network functions. Each must stop when its signal aborts. */
export interface FormFunctions {
  /** Loads the services for products that print any. */
  readonly loadServices: (signal: AbortSignal) => Promise<readonly ProductService[]>;
  /** Returns the address of a picture of the link's QR code. The link is complete and ASCII. */
  readonly loadCode: (link: string, signal: AbortSignal) => Promise<string>;
  /**
   * Starts the module worker `@lucarne/configurators/form/logo-reader`, which reads a logo file beside the page. The form
   * ends it after the file.
   */
  readonly openReader: () => Worker;
  /**
   * Stores a logo.
   * @throws {LogoRefusedError} when the file is refused; any other error counts as a failed attempt
   */
  readonly uploadLogo: (file: File, progress: UploadProgress, signal: AbortSignal) => Promise<StoredLogo>;
  /**
   * Stores a photo for the cover of the form's product, where products take one.
   * @throws {LogoRefusedError} when the file is refused; any other error counts as a failed attempt
   */
  readonly uploadPhoto: (file: File, progress: UploadProgress, signal: AbortSignal) => Promise<StoredLogo>;
  /**
   * Loads the bytes of a stored logo or photo, for its preview and the proof. The address of a photo that was ordered
   * before is empty: its `uuid` identifies it.
   */
  readonly readLogo: (logo: StoredLogo, signal: AbortSignal) => Promise<Blob>;
}
