/**
 * What the portal leaves for the server in a cookie: the language, whether there is a session, whether a sign-in or a
 * registration is unfinished on the device, and the first picture of home. The server chooses a page's HTML and files by it.
 */
export type PageHint = "language" | "session" | "signIn" | "registration" | "hero";

/** The name of the cookie. */
export type HintCookie = `lucarne-${PageHint}`;

/** The page without its data, the same for every address and user. Only the service worker reads this address. */
export const SHELL = "/?shell";
