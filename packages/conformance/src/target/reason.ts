/** Errors of certificates that Node does not trust. */
const UNTRUSTED: ReadonlySet<unknown> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Why a call had no answer, with what helps. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause ? cause.code : undefined;
  // An error of several addresses has no message of its own.
  const message = cause.message || String(code);
  return UNTRUSTED.has(code)
    ? `${message}. Start the tool with NODE_EXTRA_CA_CERTS, the file of the certificate that signed it.`
    : message;
};
