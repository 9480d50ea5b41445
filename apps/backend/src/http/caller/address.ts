/** Some proxies forward the port too, which differs in each connection: `192.0.2.7:5123`, `[2001:db8::1]:443`. */
const withoutPort = (ip: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;

/** The first six groups of an IPv6 address that stands for an IPv4 one: mapped, or translated by NAT64. */
const WITH_IPV4: readonly string[] = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/** The eight groups of an IPv6 address; one that ends like an IPv4 address is a number of 32 bits there. */
const groupsOf = (ip: string): readonly number[] => {
  const [head = "", tail] = ip
    .replace(/%.*$/, "")
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    })
    .split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...middle, ...last].map((group) => Number.parseInt(group, 16));
};

/**
 * The key by which an address is counted: an IPv4 address itself, the first 64 bits of an IPv6 address, because one
 * subscriber usually has the whole /64.
 */
export const addressKey = (ip: string): string => {
  const plain = withoutPort(ip);
  if (!plain.includes(":")) return plain;
  const groups = groupsOf(plain);
  const hex = (from: number, to: number): string =>
    groups
      .slice(from, to)
      .map((group) => group.toString(16))
      .join(":");
  if (!WITH_IPV4.includes(hex(0, 6))) return `${hex(0, 4)}::/64`;
  return groups
    .slice(6, 8)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
};

/** The site of an {@link addressKey}, as large as providers give it to one customer: 24 bits of IPv4, 48 of IPv6. */
export const siteKey = (key: string): string =>
  key.includes(":") ? `${key.split(":").slice(0, 3).join(":")}::/48` : `${key.split(".").slice(0, 3).join(".")}.0/24`;
