import { createHash, createHmac, randomBytes } from "node:crypto";

/** Bytes of a token: 256 bits. */
const LENGTH = 32;

/** A new opaque token. */
export const newToken = (): string => randomBytes(LENGTH).toString("base64url");

/** The stored hash of a token. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Derives the tokens that follow a refresh token: from the token, which only its holder has, and a random salt, which
 * only the database has. A repeated call gives the same tokens, and the database alone gives none.
 */
export const nextTokens = (refreshToken: string, salt: Buffer): { access: string; refresh: string } => {
  const derive = (use: string) => createHmac("sha256", refreshToken).update(use).update(salt).digest("base64url");
  return { access: derive("access"), refresh: derive("refresh") };
};

/** Derives the token of the device that a link makes known, in the same way: a repeated call gives the same one. */
export const deviceTokenOf = (link: string, salt: Buffer): string =>
  createHmac("sha256", link).update("device").update(salt).digest("base64url");

/** A salt for {@link nextTokens} and {@link deviceTokenOf}. */
export const newSalt = (): Buffer => randomBytes(LENGTH);
