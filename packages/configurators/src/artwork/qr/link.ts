import { toUnicode } from "punycode/punycode.es6.js";
import { createCache } from "../cache.ts";

/** A link as the QR code holds it, or the reason why it cannot. */
export type PrintedLink =
  | {
      readonly ok: true;
      /** ASCII only: the content of the code. */ readonly href: string;
      /** The text beside the code, in its own letters. */ readonly label: string;
    }
  | { readonly ok: false; readonly reason: "empty" | "not-a-link" | "not-http" | "too-long" };

const MAX_LENGTH = 1000;
/** Characters outside ASCII, as a link encodes them. */
const ENCODED = /(?:%[89a-f][\da-f])+/giu;
/** `mailto:` and `javascript:` are schemes; `example.com:8080` is a host with a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/iu;

/**
 * Converts an entered link for a QR code (CONF-11): adds a missing `https://`, accepts only http and https, and
 * encodes non-ASCII characters as punycode and percent signs, because readers guess other encodings wrongly.
 */
export const printedLink = (typed: string): PrintedLink => known(typed, () => convert(typed));

/** A form converts the same link several times per key. */
const known = createCache<PrintedLink>(16);

/** Safari 16 has neither `URL.parse` nor `URL.canParse`. */
const parseUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

const convert = (typed: string): PrintedLink => {
  const text = typed.trim();
  if (text === "") return { ok: false, reason: "empty" };
  const complete = SCHEME.test(text) ? text : `https://${text}`;
  const url = parseUrl(complete);
  if (!url) return { ok: false, reason: "not-a-link" };
  if (url.protocol !== "https:" && url.protocol !== "http:") return { ok: false, reason: "not-http" };
  // The host needs a dot and must not follow a user name: `user@host` hides the real target.
  if (!/[^.]\.[^.]/u.test(url.hostname) || url.username !== "" || /\s/u.test(text))
    return { ok: false, reason: "not-a-link" };
  if (url.href.length > MAX_LENGTH) return { ok: false, reason: "too-long" };
  const bare = url.pathname === "/" && url.search === "" && url.hash === "";
  const href = bare ? url.href.replace(/\/$/u, "") : url.href;
  return { ok: true, href, label: readable(href, url.host) };
};

/** Letters for what `convert` encodes, because nobody reads or types `xn--` and percent signs. */
const readable = (href: string, host: string): string => {
  const path = href.slice(href.indexOf(host) + host.length);
  return hostInLetters(host).replace(/^www\./u, "") + path.replace(ENCODED, inLetters);
};

const hostInLetters = (host: string): string => {
  try {
    return toUnicode(host);
  } catch {
    return host;
  }
};

/** The characters, unless they are not UTF-8 or cannot be seen. */
const inLetters = (encoded: string): string => {
  try {
    const characters = decodeURIComponent(encoded);
    return /^[\p{L}\p{M}\p{N}]+$/u.test(characters) ? characters : encoded;
  } catch {
    return encoded;
  }
};
