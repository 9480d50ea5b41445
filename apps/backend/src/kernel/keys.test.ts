import { describe, expect, it } from "vitest";

import { keyedHash, keyFor, seal, unseal } from "./keys.ts";

const key = "k".repeat(40);

describe("differ by purpose and by installation", () => {
  it("differ by use and by installation", () => {
    const keys = [keyFor(key, "login-code"), keyFor(key, "outbox"), keyFor(`${key}x`, "outbox")].map((one) =>
      one.toString("hex"),
    );
    expect(new Set(keys).size).toBe(3);
    expect(keyedHash(key, "address", "192.0.2.1")).toEqual(keyedHash(key, "address", "192.0.2.1"));
  });

  it("encrypt a text that only the same key and purpose decrypt, unmodified", () => {
    const sealed = seal(key, "outbox", "kod 48213 żółw");
    expect(sealed.toString("latin1")).not.toContain("48213");
    expect(unseal(key, "outbox", sealed)).toBe("kod 48213 żółw");
    expect(seal(key, "outbox", "kod 48213 żółw")).not.toEqual(sealed);
    expect(() => unseal(`${key}x`, "outbox", sealed)).toThrow();
    expect(() => unseal(key, "file", sealed)).toThrow();
    sealed[30] = (sealed[30] ?? 0) ^ 1;
    expect(() => unseal(key, "outbox", sealed)).toThrow();
  });
});
