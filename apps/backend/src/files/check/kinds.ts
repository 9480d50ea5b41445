import { LOGO_HEAD, logoKind, type LogoKind } from "@lucarne/configurators/artwork/logo/kind";

/** The accepted types of a logo, as form and print file see them. */
export const kindOf = (bytes: Buffer): LogoKind | undefined => logoKind(bytes.subarray(0, LOGO_HEAD));
