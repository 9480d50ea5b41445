const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Leaves a hint for the server, which names the files of a page in the page itself; nothing else depends on it.
 * Without a value the hint is taken back.
 */
export const leaveHint = (about: "language" | "session", value?: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = value === undefined ? 0 : YEAR_IN_SECONDS;
  // The Cookie Store API is asynchronous and absent in Firefox before 140 and on plain http.
  document.cookie = `lucarne-${about}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
};
