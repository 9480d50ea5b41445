import { createRefresher } from "../refresher.ts";
import type { RunAlone } from "../refresher.ts";
import type { TokenAnswer, TokenRecord } from "../../session.ts";
import { createSessionStore } from "../session-store.ts";
import type { KeyValueStore } from "../../../storage/storage.ts";
import { memoryStore } from "../../../storage/storage.ts";

/** A record that expires after some minutes, counted from time 0. */
export const recordFor = (minutes: number, token = "access-1", session = "s1"): TokenRecord => ({
  token,
  refresh_token: `refresh-of-${token}`,
  expiresAt: minutes * 60_000,
  session,
});

/** Web Locks for tabs that share one. */
export const sharedLock = (): RunAlone => {
  let last: Promise<unknown> = Promise.resolve();

  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);

    return turn;
  };
};

type Server = (record: TokenRecord, key: string) => Promise<TokenAnswer>;

let keys = 0;
/** A key that no other call has. */
const newKey = (): string => `key-${(keys += 1)}`;

type Device = { now?: () => number; isOnline?: () => boolean };

/** One tab of a browser whose tabs share `local`. */
export const openTab = (
  local: KeyValueStore,
  server: Server,
  runAlone: RunAlone,
  { now = () => 0, isOnline = () => true }: Device = {},
) => {
  const store = createSessionStore(local, memoryStore());
  const wait = async () => undefined;

  return { store, refresh: createRefresher({ store, request: server, newKey, runAlone, wait, isOnline, now }) };
};
