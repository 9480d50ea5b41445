/** Inline scripts are the router's own; everything else is as strict as for the other builds. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

export default {
  // Packages are links out of this folder.
  turbopack: { root: "/" },
  headers: () => [{ source: "/:path*", headers: [{ key: "content-security-policy", value: policy }] }],
};
