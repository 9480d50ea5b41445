import { z } from "zod";

// The form of an environment variable: a schema from its text to its value. The description says what the table of
// settings prints; a message completes the sentence "PORT …" and never repeats the value, which may be a secret.

/** A TCP port; 0 lets the system choose a free one. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number, 0 to 65535")
  .transform(Number)
  .refine((value) => value <= 65_535, "must be a port number, 0 to 65535")
  .describe("0 to 65535 (0 = any free port)");

const LISTEN_PROBLEM = "must be an address and a port, as in 127.0.0.1:9464";

/** An address of this machine and a port to listen on. */
export const listenAddress = z
  .string()
  .regex(/^(?:[\w.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i, LISTEN_PROBLEM)
  .transform((value) => {
    const end = value.lastIndexOf(":");
    return { host: value.slice(0, end).replaceAll(/[[\]]/g, ""), port: Number(value.slice(end + 1)) };
  })
  .refine(({ port: given }) => given <= 65_535, LISTEN_PROBLEM)
  .describe("`127.0.0.1:9464`, `0.0.0.0:9464`");

/** A boolean, in the usual spellings. */
export const flag = z
  .stringbool({ truthy: ["1", "true", "on", "yes"], falsy: ["0", "false", "off", "no"], error: "must be 1 or 0" })
  .describe("`1` or `0` (also true/false, on/off)");

/** One of several words, in either case. */
export const oneOf = <const Word extends string>(...words: Word[]) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(words, `must be one of ${words.join(", ")}`))
    .describe(words.map((word) => `\`${word}\``).join(", "));

/** The name of an HTTP header, in lower case. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, "must be the name of a header")
  .toLowerCase()
  .describe("a header's name, such as `CF-IPCountry`");

/** A text with a minimum length. */
export const text = (accepts: string, atLeast = 1) =>
  z.string().min(atLeast, `must have at least ${atLeast} characters`).describe(accepts);

/** A key that is sent in a header. */
export const headerKey = z
  .string()
  .regex(/^[\w-]{20,200}$/, "must have at least 20 letters, digits, - or _")
  .describe("letters, digits, `-` and `_`, at least 20");

/** A URL with one of the given schemes. */
export const address = (schemes: readonly string[], accepts: string) =>
  z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)) && new URL(value).host !== "",
      {
        error: `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
        abort: true,
      },
    )
    .describe(accepts);

const webAddress = address(["http", "https"], "");

/** The origin of a web address: scheme, host and port, no path. */
export const origin = webAddress
  .transform((value) => new URL(value))
  .refine(
    ({ pathname, search, username }) => pathname === "/" && search === "" && username === "",
    "must be scheme, host and port only, as in https://club.example.com",
  )
  .transform((url) => url.origin)
  .describe("`https://club.example.com`");

const wellEncoded = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
};

/** A bucket of an S3-compatible store, with the key and the secret that open it. */
export const bucket = webAddress
  .refine((value) => {
    const { pathname, username, password } = new URL(value);
    const [, name = "", ...rest] = pathname.replace(/\/$/, "").split("/");

    return wellEncoded(username) && wellEncoded(password) && /^[\w.-]{3,63}$/.test(name) && rest.length === 0;
  }, "must have a key, a secret and a bucket, as in https://key:secret@s3.example.com/bucket")
  .describe("`https://key:secret@s3.example.com/bucket?region=eu-central-1`");

const list = z.string().transform((value) => value.split(",").map((part) => part.trim()));

/** A number of days; undefined for `forever`. */
export const keptDays = (least: number) =>
  z
    .string()
    .refine(
      (value) => value === "forever" || (/^\d{1,5}$/.test(value) && Number(value) >= least),
      `must be ${least} days or more, or forever`,
    )
    .transform((value) => (value === "forever" ? undefined : Number(value)))
    .describe(`days, at least ${least}, or \`forever\``);

/** Origins with commas, each once. */
export const origins = list
  .pipe(z.array(origin).max(20, "may name 20 origins at most"))
  .transform((values) => [...new Set(values)])
  .describe("`https://club.example.com,https://shop.example.com`");

const PROXY_PROBLEM = "must be 0, a number of hops up to 9, or IP addresses and networks with commas";

const isNetwork = (text: string): boolean => /^[0-9a-f:.]+(\/\d{1,3})?$/i.test(text) && /[.:]/.test(text);

/** Which proxies may report the caller's address: none, a number of hops, or their addresses and networks. */
export const proxies = z
  .union(
    [
      z.stringbool({ truthy: [], falsy: ["0", "false", "off", "no"] }).transform(() => false as const),
      z.string().regex(/^\d$/, PROXY_PROBLEM).transform(Number),
      list.refine((parts) => parts.every(isNetwork), PROXY_PROBLEM),
    ],
    PROXY_PROBLEM,
  )
  .describe("`0`, a number of hops, or addresses and networks with commas");

/** A list of secrets. */
export const secrets = list
  .refine(
    (parts) => parts.every((part) => part.length >= 32),
    "must be a list of secrets of at least 32 characters each, separated by commas",
  )
  .describe("secrets of at least 32 characters with commas");

/** A positive factor. */
export const factor = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, "must be a number above 0, up to 100000")
  .transform(Number)
  .refine((value) => value > 0 && value <= 100_000, "must be a number above 0, up to 100000")
  .describe("a number above 0, up to 100000");

const RATE = /^(R[A-Za-z]{1,15})\s*=\s*(\d{1,7})$/;

/** `RLogin=50,RO=1000`: rate classes of the contract with the number of calls in their first window. */
export const rates = list
  .refine(
    (parts) => parts.every((part) => Number(RATE.exec(part)?.[2]) >= 1),
    "must be a list such as RLogin=5,RO=300, each at least 1",
  )
  .transform((parts) =>
    Object.fromEntries(
      parts.map((part): [string, string] => {
        const [name = "", calls = ""] = part.split("=");
        return [name.trim(), calls.trim()];
      }),
    ),
  )
  .pipe(z.record(z.string(), z.coerce.number<string>()))
  .describe("`RLogin=5,RO=300` (class = calls in its first window)");
