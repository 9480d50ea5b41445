/**
 * Takes an error that no screen shows: the one place to connect an operator's tracker. By default it goes to the
 * browser's own report of uncaught errors (console, `window.onerror`) and nowhere else.
 */
export const logError = (error: unknown): void => globalThis.reportError(error);
