/** An invalid value; the message completes the sentence "PORT …". */
export class SettingProblem extends Error {}

/** Parses the text of an environment variable, and describes what it accepts. */
export type Form<Value> = {
  /** Accepted values, for the table of settings. */
  accepts: string;
  /** Throws a SettingProblem when the text is invalid. */
  parse: (text: string) => Value;
};

/** A TCP port; 0 lets the system choose a free one. */
export const port: Form<number> = {
  accepts: "0 to 65535 (0 = any free port)",
  parse: (text) => {
    const value = Number(text);
    if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new SettingProblem("must be a port number, 0 to 65535");
    return value;
  },
};

/** A boolean, in the usual spellings. */
export const flag: Form<boolean> = {
  accepts: "`1` or `0` (also true/false, on/off)",
  parse: (text) => {
    if (/^(1|true|on|yes)$/i.test(text)) return true;
    if (/^(0|false|off|no)$/i.test(text)) return false;
    throw new SettingProblem("must be 1 or 0");
  },
};

/** One of several words. */
export const oneOf = <const Word extends string>(...words: Word[]): Form<Word> => ({
  accepts: words.map((word) => `\`${word}\``).join(", "),
  parse: (text) => {
    const found = words.find((word) => word === text.toLowerCase());
    if (found === undefined) throw new SettingProblem(`must be one of ${words.join(", ")}`);
    return found;
  },
});

/** The name of an HTTP header, in lower case. */
export const headerName: Form<string> = {
  accepts: "a header's name, such as `CF-IPCountry`",
  parse: (value) => {
    if (!/^[A-Za-z][A-Za-z0-9-]{0,59}$/.test(value)) throw new SettingProblem("must be the name of a header");
    return value.toLowerCase();
  },
};

/** A text with a minimum length. */
export const text = (accepts: string, atLeast = 1): Form<string> => ({
  accepts,
  parse: (value) => {
    if (value.length < atLeast) throw new SettingProblem(`must have at least ${atLeast} characters`);
    return value;
  },
});

/** A key that is sent in a header. */
export const headerKey: Form<string> = {
  accepts: "letters, digits, `-` and `_`, at least 20",
  parse: (value) => {
    if (!/^[\w-]{20,200}$/.test(value)) throw new SettingProblem("must have at least 20 letters, digits, - or _");
    return value;
  },
};

/** A URL with one of the given schemes. The message never repeats the value: it may contain a password. */
export const address = (schemes: readonly string[], accepts: string): Form<string> => ({
  accepts,
  parse: (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !schemes.includes(url.protocol.slice(0, -1)) || url.host === "") {
      throw new SettingProblem(
        `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
      );
    }
    return value;
  },
});

/** The origin of a web address: scheme, host and port, no path. */
export const origin: Form<string> = {
  accepts: "`https://club.example.com`",
  parse: (value) => {
    const url = new URL(address(["http", "https"], "").parse(value));
    if (url.pathname !== "/" || url.search !== "" || url.username !== "") {
      throw new SettingProblem("must be scheme, host and port only, as in https://club.example.com");
    }
    return url.origin;
  },
};

const wellEncoded = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
};

/** A bucket of an S3-compatible store, with the key and the secret that open it. */
export const bucket: Form<string> = {
  accepts: "`https://key:secret@s3.example.com/bucket?region=eu-central-1`",
  parse: (value) => {
    const url = new URL(address(["http", "https"], "").parse(value));
    const [, name = "", ...rest] = url.pathname.replace(/\/$/, "").split("/");
    if (!wellEncoded(url.username) || !wellEncoded(url.password) || !/^[\w.-]{3,63}$/.test(name) || rest.length > 0) {
      throw new SettingProblem(
        "must have a key, a secret and a bucket, as in https://key:secret@s3.example.com/bucket",
      );
    }
    return value;
  },
};

/** Trusted proxies: none, this many hops, or these addresses. */
export type Proxies = false | number | string[];

/** Which proxies may report the caller's address: none, a number of hops, or their addresses. */
export const proxies: Form<Proxies> = {
  accepts: "`0`, a number of hops, or addresses and networks with commas",
  parse: (value) => {
    if (/^(0|false|off|no)$/i.test(value)) return false;
    if (/^\d$/.test(value)) return Number(value);
    const parts = value.split(",").map((part) => part.trim());
    if (parts.every((part) => /^[0-9a-f:.]+(\/\d{1,3})?$/i.test(part) && /[.:]/.test(part))) return parts;
    throw new SettingProblem("must be 0, a number of hops up to 9, or IP addresses and networks with commas");
  },
};

/** A list of secrets, separated by commas. */
export const secrets: Form<readonly string[]> = {
  accepts: "secrets of at least 32 characters with commas",
  parse: (value) => {
    const parts = value.split(",").map((part) => part.trim());
    if (parts.every((part) => part.length >= 32)) return parts;
    throw new SettingProblem("must be a list of secrets of at least 32 characters each, separated by commas");
  },
};

/** A positive factor. */
export const factor: Form<number> = {
  accepts: "a number above 0, up to 100000",
  parse: (value) => {
    const number = Number(value);
    if (!/^\d{1,6}(\.\d{1,4})?$/.test(value) || number <= 0 || number > 100_000)
      throw new SettingProblem("must be a number above 0, up to 100000");
    return number;
  },
};

/** `RLogin=50,RO=1000`: rate classes of the contract with their number of calls per minute. */
export const rates: Form<Readonly<Record<string, number>>> = {
  accepts: "`RLogin=5,RO=300` (class of the contract = calls per minute)",
  parse: (value) => {
    const limits: Record<string, number> = {};
    for (const part of value.split(",")) {
      const match = /^\s*(R[A-Za-z]{1,15})\s*=\s*(\d{1,7})\s*$/.exec(part);
      const [name, limit] = [match?.[1], Number(match?.[2])];
      if (name === undefined || limit < 1)
        throw new SettingProblem("must be a list such as RLogin=5,RO=300, each at least 1");
      limits[name] = limit;
    }
    return limits;
  },
};
