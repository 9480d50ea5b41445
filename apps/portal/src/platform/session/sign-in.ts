import { sessionStore } from "./portal-session.ts";
import type { TokenAnswer } from "./session.ts";
import { toRecord } from "./session.ts";

const newSessionName = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Starts a session with the tokens of a verified code (SIGN-19). The guards redirect to the requested page. */
export const signIn = (tokens: TokenAnswer): void => sessionStore.save(toRecord(tokens, newSessionName(), Date.now()));
