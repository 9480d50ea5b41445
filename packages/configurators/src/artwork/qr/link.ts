/** A link as it is encoded, or why it cannot be. */
export type PrintedLink =
  | {
      readonly ok: true;
      /** ASCII only: what the code holds. */ readonly href: string;
      /** What stands beside the code. */ readonly label: string;
    }
  | { readonly ok: false; readonly reason: "empty" | "not-a-link" | "not-http" | "too-long" };

const LONGEST = 1000;
/** `mailto:` and `javascript:` are schemes; `example.com:8080` is a host with its port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/iu;

/**
 * Makes a typed link fit for a code (CONF-11): `https://` is added when missing, only http and https are taken,
 * letters beyond ASCII become punycode and percent signs, because readers guess other encodings wrongly.
 */
export const printedLink = (typed: string): PrintedLink => {
  const text = typed.trim();
  if (text === "") return { ok: false, reason: "empty" };
  const complete = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(complete)) return { ok: false, reason: "not-a-link" };
  const url = new URL(complete);
  if (url.protocol !== "https:" && url.protocol !== "http:") return { ok: false, reason: "not-http" };
  // A host needs a dot and no user name before it: `user@host` hides the true target.
  if (!/[^.]\.[^.]/u.test(url.hostname) || url.username !== "" || /\s/u.test(text))
    return { ok: false, reason: "not-a-link" };
  if (url.href.length > LONGEST) return { ok: false, reason: "too-long" };
  const bare = url.pathname === "/" && url.search === "" && url.hash === "";
  const href = bare ? url.href.replace(/\/$/u, "") : url.href;
  return { ok: true, href, label: href.replace(/^https?:\/\/(www\.)?/u, "") };
};
