/** Hashes of what is in a page itself, such as `sha256-…`. */
export type InlineHashes = {
  styleAttributes: readonly string[];
  styles: readonly string[];
  scripts: readonly string[];
};

const NOTHING_INLINE: InlineHashes = { styleAttributes: [], styles: [], scripts: [] };

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join("");

/**
 * The content security policy of every page (SEC-19).
 * @param api the origin of the API, where it is not the page's own
 * @param inline what the page contains itself
 */
export const contentSecurityPolicy = (api?: string, inline = NOTHING_INLINE): string => {
  const others = api === undefined ? "" : ` ${api}`;
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(inline.scripts)}`,
    `style-src 'self'${quoted(inline.styles)}`,
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
    ...(inline.styleAttributes.length > 0 ? [`style-src-attr 'unsafe-hashes'${quoted(inline.styleAttributes)}`] : []),
  ].join("; ");
};

/**
 * Headers of every page.
 * @param https adds HSTS
 * @param inline what the page contains itself
 */
export const pageHeaders = (https: boolean, inline?: InlineHashes): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(undefined, inline),
  "permissions-policy": "camera=(self)",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
});
