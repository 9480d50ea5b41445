/**
 * An address as the router takes it. Where the path cannot be decoded, its percent signs are escaped: it is then a page
 * that does not exist, or a wrong id in a call, and no 400 that the contract does not name.
 */
export const readableUrl = (url: string): string => {
  const [path = "/"] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
};
