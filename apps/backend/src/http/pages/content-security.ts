/**
 * The content security policy of every page (SEC-19).
 * @param api the origin of the API, where it is not the page's own
 */
export const contentSecurityPolicy = (api?: string): string => {
  const others = api === undefined ? "" : ` ${api}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: https://i.ytimg.com${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "frame-src https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The portal's own files as workers, and the cleaner of formatted text.
    "trusted-types lucarne-workers dompurify",
  ].join("; ");
};

/** Lets style attributes apply whose text has one of these hashes, and no others. */
const styleAttributes = (hashes: readonly string[]): string =>
  hashes.length > 0 ? `; style-src-attr 'unsafe-hashes' ${hashes.map((hash) => `'${hash}'`).join(" ")}` : "";

/**
 * Headers of every page.
 * @param https adds HSTS
 * @param styles hashes of the page's own style attributes, such as `sha256-…`
 */
export const pageHeaders = (https: boolean, styles: readonly string[] = []): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy() + styleAttributes(styles),
  "permissions-policy": "camera=(self)",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
});
