/** Longest part of a path that the router gets, in characters; longer than any id. */
export const MAX_PART_LENGTH = 200;

/** Whether a path can be decoded. The result is compared, because the bundler drops a call whose result is not used. */
const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
};

/**
 * An address as the router takes it. Where the path cannot be decoded, its percent signs are escaped, and a part that is
 * too long for the router is cut: it is then a page that does not exist, or a wrong id in a call, and no 400 or 405 that
 * the contract does not name.
 */
export const readableUrl = (url: string): string => {
  const [whole = "/"] = url.split("?", 1);
  const path = whole
    .split("/")
    .map((part) => part.slice(0, MAX_PART_LENGTH))
    .join("/");
  const query = url.slice(whole.length);
  return (isReadable(path) ? path : path.replaceAll("%", "%25")) + query;
};
