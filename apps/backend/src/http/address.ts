/**
 * The key by which an address is counted: an IPv4 address itself, the first 64 bits of an IPv6 address, because one
 * subscriber usually has the whole /64.
 */
export const addressKey = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...middle, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
};

/** The site of an {@link addressKey}, as large as providers give it to one customer: 24 bits of IPv4, 48 of IPv6. */
export const siteKey = (key: string): string =>
  key.includes(":") ? `${key.split(":").slice(0, 3).join(":")}::/48` : `${key.split(".").slice(0, 3).join(".")}.0/24`;
