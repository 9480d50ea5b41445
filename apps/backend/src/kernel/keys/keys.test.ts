import { createCipheriv } from "node:crypto";

import { describe, expect, it } from "vitest";

import { isSealedWith, keyedHash, keyFor, seal, unseal } from "./keys.ts";

const key = "k".repeat(40);

describe("keys", () => {
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
    expect(unseal([key], "outbox", sealed)).toBe("kod 48213 żółw");
    expect(seal(key, "outbox", "kod 48213 żółw")).not.toEqual(sealed);
    expect(unseal([`${key}x`], "outbox", sealed)).toBeUndefined();
    expect(unseal([key], "file", sealed)).toBeUndefined();
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    expect(unseal([key], "outbox", sealed)).toBeUndefined();
    expect(unseal([key], "outbox", Buffer.from("short"))).toBeUndefined();
  });

  it("open what an older key has sealed, and give the id of that key", () => {
    const sealed = seal(key, "voucher", "4711");
    expect(unseal([`${key}new`, key], "voucher", sealed)).toBe("4711");
    expect(isSealedWith(key, sealed)).toBe(true);
    expect(isSealedWith(`${key}new`, sealed)).toBe(false);
  });

  it("open a text that was sealed before keys had ids", () => {
    const nonce = Buffer.alloc(12, 3);
    const cipher = createCipheriv("aes-256-gcm", keyFor(key, "voucher"), nonce);
    const text = Buffer.concat([cipher.update("4711", "utf8"), cipher.final()]);
    expect(unseal([`${key}new`, key], "voucher", Buffer.concat([nonce, cipher.getAuthTag(), text]))).toBe("4711");
  });
});
