import { sessionStore } from "./portal-session.ts";
import type { TokenAnswer } from "./session.ts";
import { toRecord } from "./session.ts";

const newSessionName = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Begins a session with a verified code's tokens (SIGN-19). The guards lead on to the wanted page. */
export const signIn = (tokens: TokenAnswer): void => sessionStore.save(toRecord(tokens, newSessionName(), Date.now()));
