/**
 * An address as the router takes it. A page's address whose path cannot be decoded keeps its text, with its percent
 * signs escaped: it is then a page that does not exist, instead of a malformed call. Calls of the API are left alone.
 */
export const readableUrl = (url: string): string => {
  const [path = "/"] = url.split("?", 1);
  if (path === "/api" || path.startsWith("/api/")) return url;
  try {
    decodeURIComponent(path);

    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
};
