import { isObject } from "../model/is-object.ts";
import type { LogoFault } from "../../artwork/logo/fault.ts";
import type { ReadLogo } from "./read-logo-file.ts";

/** What the form sends to its reader. */
export interface LogoRequest {
  readonly kind: "read-logo";
  readonly file: Blob;
  readonly name: string;
}

/** The reader's answer. The worker may also send messages of the PDF library, which are ignored. */
export interface LogoAnswer {
  readonly kind: "logo-read";
  readonly read?: ReadLogo | undefined;
  readonly fault?: LogoFault | undefined;
}

export const isLogoRequest = (data: unknown): data is LogoRequest => isObject(data) && data["kind"] === "read-logo";
export const isLogoAnswer = (data: unknown): data is LogoAnswer => isObject(data) && data["kind"] === "logo-read";
