/** The content security policy of every page (SEC-19). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https://i.ytimg.com",
  "font-src 'self'",
  "connect-src 'self'",
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

/** Headers of every page; `https` adds HSTS. */
export const pageHeaders = (https: boolean): Record<string, string> => ({
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "permissions-policy": "camera=(self)",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
});
