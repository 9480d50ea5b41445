import { ApiError, TimeoutError } from "@lucarne/api-client/errors";
import { describe, expect, it, vi } from "vitest";
import type { RunAlone } from "./refresher.ts";
import type { TokenAnswer, TokenRecord } from "../session.ts";
import { memoryStore } from "../../storage/storage.ts";
import { openTab, recordFor, sharedLock } from "./testing/tabs.ts";

const unlocked: RunAlone = (task) => task();

/** A server that renews a refresh token once and refuses it afterwards. */
const strictServer = () => {
  const used = new Set<string>();
  const renew = vi.fn(async (record: TokenRecord) => {
    await Promise.resolve();
    if (used.has(record.refresh_token)) throw new ApiError({ status: 401, code: "session_revoked" });
    used.add(record.refresh_token);

    return { token: `${record.token}+`, refresh_token: `${record.refresh_token}+`, expires_in: 3600 };
  });

  return renew;
};

const twoTabs = (server: (record: TokenRecord, key: string) => Promise<TokenAnswer>, lock: RunAlone) => {
  const local = memoryStore();
  openTab(local, server, lock).store.save(recordFor(5));

  return [openTab(local, server, lock), openTab(local, server, lock)] as const;
};

describe("one tab", () => {
  it("keeps the new tokens with their time and the session's name", async () => {
    const tab = openTab(memoryStore(), strictServer(), unlocked, { now: () => 1000 });
    tab.store.save(recordFor(5));
    await tab.refresh(recordFor(5));
    expect(tab.store.record()).toEqual({
      token: "access-1+",
      refresh_token: "refresh-of-access-1+",
      expiresAt: 3_601_000,
      session: "s1",
    });
  });

  it("asks once for two callers", async () => {
    const server = strictServer();
    const tab = openTab(memoryStore(), server, unlocked);
    tab.store.save(recordFor(5));
    const outcomes = await Promise.all([tab.refresh(recordFor(5)), tab.refresh(recordFor(5))]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["renewed", "renewed"]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a refusal", new ApiError({ status: 401 }), "refused"],
    ["an answered failure", new ApiError({ status: 500 }), "refused"],
    ["a time-out", new TimeoutError(30_000), "unanswered"],
    ["maintenance", new ApiError({ status: 503, code: "maintenance" }), "maintenance"],
    ["a proxy that cannot reach its server", new ApiError({ status: 503 }), "unanswered"],
    ["a busy server", new ApiError({ status: 503, code: "busy" }), "unanswered"],
    ["no network", new TypeError("Failed to fetch"), "unanswered"],
  ])("tells %s and leaves the record alone", async (_what, error, kind) => {
    const tab = openTab(memoryStore(), () => Promise.reject(error), unlocked);
    tab.store.save(recordFor(5));
    expect((await tab.refresh(recordFor(5))).kind).toBe(kind);
    expect(tab.store.record()).toMatchObject(recordFor(5));
  });

  /** A server that renews the tokens; its first answers are lost. */
  const losing = (lost: number) => {
    const issued = { token: "access-2", refresh_token: "refresh-2", expires_in: 3600 };

    return vi.fn(async () => {
      lost -= 1;
      if (lost >= 0) throw new TypeError("Failed to fetch");

      return issued;
    });
  };

  it.each([1, 2, 3])(
    "repeats the call at once after %i lost answers, while the server gives the same tokens",
    async (lost) => {
      const server = losing(lost);
      const tab = openTab(memoryStore(), server, unlocked);
      tab.store.save(recordFor(5));
      expect((await tab.refresh(recordFor(5))).kind).toBe("renewed");
      expect(server).toHaveBeenCalledTimes(lost + 1);
      expect(tab.store.record()?.token).toBe("access-2");
    },
  );

  it("gives up after four calls without an answer", async () => {
    const server = losing(9);
    const tab = openTab(memoryStore(), server, unlocked);
    tab.store.save(recordFor(5));
    expect((await tab.refresh(recordFor(5))).kind).toBe("unanswered");
    expect(server).toHaveBeenCalledTimes(4);
  });

  it("does not repeat a call on a device without a network", async () => {
    const server = losing(9);
    const tab = openTab(memoryStore(), server, unlocked, { isOnline: () => false });
    tab.store.save(recordFor(5));
    expect((await tab.refresh(recordFor(5))).kind).toBe("unanswered");
    expect(server).toHaveBeenCalledTimes(1);
  });

  it("does not repeat a call that took too long: the calls that wait for it would wait longer", async () => {
    const server = vi.fn(() => Promise.reject(new TimeoutError(30_000)));
    const tab = openTab(memoryStore(), server, unlocked);
    tab.store.save(recordFor(5));
    expect((await tab.refresh(recordFor(5))).kind).toBe("unanswered");
    expect(server).toHaveBeenCalledTimes(1);
  });

  it("does not repeat a lost call after the user has signed out", async () => {
    const server = vi.fn(() => {
      tab.store.end("signed-out");

      return Promise.reject(new TypeError("Failed to fetch"));
    });
    const tab = openTab(memoryStore(), server, unlocked);
    tab.store.save(recordFor(5));
    expect((await tab.refresh(recordFor(5))).kind).toBe("gone");
    expect(server).toHaveBeenCalledTimes(1);
  });

  it("does not restore a session that ended during the call", async () => {
    let answer: () => void = () => undefined;
    const thinking = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const server = strictServer();
    const tab = openTab(
      memoryStore(),
      async (record) => {
        await thinking;

        return server(record);
      },
      unlocked,
    );
    tab.store.save(recordFor(5));
    const attempt = tab.refresh(recordFor(5));
    tab.store.end("signed-out");
    answer();
    expect((await attempt).kind).toBe("gone");
    expect(tab.store.get()).toEqual({ kind: "none" });
  });
});

describe("a renewal whose answer is lost, with a server that takes any other reuse for theft", () => {
  /** Renews a refresh token once, gives the same tokens to the same call again, and loses answers while `losing`. */
  const server = () => {
    const used = new Map<string, { key: string; answer: TokenAnswer }>();
    const keys: string[] = [];
    const state = { losing: true, keys };
    const renew = async ({ refresh_token: token }: TokenRecord, key: string): Promise<TokenAnswer> => {
      keys.push(key);
      const renewed = used.get(token);
      if (renewed && renewed.key !== key) throw new ApiError({ status: 401, code: "session_revoked" });
      const made = { token: `access-${token}`, refresh_token: `${token}+`, expires_in: 3600 };
      const { answer } = renewed ?? { answer: made };
      used.set(token, { key, answer });
      if (state.losing) throw new TimeoutError(30_000);

      return answer;
    };

    return { renew, state };
  };

  it("repeats the same call with the next try, and the session goes on", async () => {
    const { renew, state } = server();
    const tab = openTab(memoryStore(), renew, unlocked);
    tab.store.save(recordFor(5));
    expect((await tab.refresh(recordFor(5))).kind).toBe("unanswered");
    state.losing = false;
    expect((await tab.refresh(recordFor(5))).kind).toBe("renewed");
    expect(new Set(state.keys).size).toBe(1);
  });

  it("repeats the same call on a page that is opened later", async () => {
    const { renew, state } = server();
    const local = memoryStore();
    const closed = openTab(local, renew, unlocked);
    closed.store.save(recordFor(5));
    await closed.refresh(recordFor(5));
    state.losing = false;
    const opened = openTab(local, renew, unlocked);
    expect((await opened.refresh(recordFor(5))).kind).toBe("renewed");
  });

  it("repeats the same call in another tab", async () => {
    const { renew, state } = server();
    const [first, second] = twoTabs(renew, sharedLock());
    await Promise.all([first.refresh(recordFor(5)), second.refresh(recordFor(5))]);
    state.losing = false;
    expect((await second.refresh(recordFor(5))).kind).toBe("renewed");
    expect(new Set(state.keys).size).toBe(1);
  });

  it("begins the next renewal with a new key", async () => {
    const { renew, state } = server();
    const tab = openTab(memoryStore(), renew, unlocked);
    tab.store.save(recordFor(5));
    state.losing = false;
    const outcome = await tab.refresh(recordFor(5));
    if (outcome.kind === "renewed") await tab.refresh(outcome.record);
    expect(new Set(state.keys).size).toBe(2);
  });
});

describe("two tabs", () => {
  it("refresh one after the other: the second adopts what the first has got", async () => {
    const server = strictServer();
    const [first, second] = twoTabs(server, sharedLock());
    const outcomes = await Promise.all([first.refresh(recordFor(5)), second.refresh(recordFor(5))]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["renewed", "renewed"]);
    expect(server).toHaveBeenCalledTimes(1);
    expect(second.store.get()).toEqual(first.store.get());
  });

  it("without locks, the loser adopts the winner's tokens and deletes nothing", async () => {
    const server = strictServer();
    const [first, second] = twoTabs(server, unlocked);
    const outcomes = await Promise.all([first.refresh(recordFor(5)), second.refresh(recordFor(5))]);
    expect(server).toHaveBeenCalledTimes(2);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["renewed", "renewed"]);
    expect(first.store.record()?.token).toBe("access-1+");
  });

  it("twenty at once do not end the session", async () => {
    const server = strictServer();
    const local = memoryStore();
    const tabs = Array.from({ length: 20 }, () => openTab(local, server, unlocked));
    tabs[0]?.store.save(recordFor(5));
    const outcomes = await Promise.all(tabs.map(({ refresh }) => refresh(recordFor(5))));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["renewed"]));
  });

  it("a sign-out in one stops the other's attempt", async () => {
    const server = strictServer();
    const [first, second] = twoTabs(server, sharedLock());
    first.store.end("signed-out");
    expect((await second.refresh(recordFor(5))).kind).toBe("gone");
    expect(server).not.toHaveBeenCalled();
  });
});
