import { DAY } from "@lucarne/api-client/durations";
import { MAX_FILE_BYTES } from "@lucarne/configurators/products/limits";
import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";

import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { beforeEach, describe, expect, it } from "vitest";

import { fileObject, filePiece } from "../db/schema/index.ts";
import { problemOf } from "../http/answer/answer-problem.ts";
import { statusOf } from "../http/answer/problem-body.ts";
import { runSweeps } from "../runtime/jobs/sweeps.ts";
import { withBackend } from "../testing/backend.ts";
import { TEST_KEY } from "../testing/test-app.ts";
import { purgeBytes, purgeDrafts, purgePending } from "./file-sweeps.ts";
import { keepFile } from "./keep-file.ts";
import { receiveFile, registerUploads } from "./upload/receive-file.ts";
import { isSigned, signedPath } from "./signed-path.ts";
import { databaseStore } from "./store/database-store.ts";
import type { FileStore } from "./store/file-store.ts";
import { importFolder } from "./store/import-folder.ts";

const backend = withBackend();
beforeEach(() => backend().advance(2 * DAY));

const form = (content: Buffer, { field = "file", name = "logo.png" } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n--b--\r\n"),
  ]);

const send = async (payload: Buffer, type = "multipart/form-data; boundary=b") => {
  const server = Fastify({ bodyLimit: MAX_FILE_BYTES * 2 });
  await registerUploads(server);
  server.route({
    method: "POST",
    url: "/",
    handler: async (request) => {
      const { name, bytes } = await receiveFile(request, MAX_FILE_BYTES);
      return { name, size: bytes.length };
    },
  });
  server.setErrorHandler((error, _request, reply) =>
    reply.code(statusOf(problemOf(error))).send({ code: problemOf(error).code }),
  );
  const answer = await server.inject({ method: "POST", url: "/", payload, headers: { "content-type": type } });
  await server.close();
  return { status: answer.statusCode, body: answer.json<unknown>() };
};

describe("a form with a file", () => {
  it("is read completely, up to ten million bytes", async () => {
    expect(await send(form(Buffer.from("abc")))).toEqual({ status: 200, body: { name: "logo.png", size: 3 } });
    expect(await send(form(Buffer.alloc(MAX_FILE_BYTES)))).toMatchObject({
      status: 200,
      body: { size: MAX_FILE_BYTES },
    });
    expect(await send(form(Buffer.alloc(MAX_FILE_BYTES + 1)))).toMatchObject({
      status: 413,
      body: { code: "payload_too_large" },
    });
  });

  it.each([
    ["JSON", Buffer.from("{}"), "application/json", 415, "unsupported_media_type"],
    ["another field", form(Buffer.from("abc"), { field: "logo" }), undefined, 422, "file_invalid"],
    ["an empty file", form(Buffer.alloc(0)), undefined, 422, "file_invalid"],
    [
      "no file",
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--b--\r\n'),
      undefined,
      422,
      "file_invalid",
    ],
  ] as const)("is refused with %s", async (_name, payload, type, status, code) => {
    expect(await send(payload, type)).toEqual({ status, body: { code } });
  });
});

describe("stored files", () => {
  const keep = async (bytes: Buffer, files: FileStore = databaseStore) =>
    keepFile(
      { ...backend().app, files },
      { purpose: "order", name: "logo.png", mime: "image/png", bytes },
      await backend().caller("marek@dachserwis.example"),
    );
  const { read } = databaseStore;
  const stateOf = async (uuid: string) => {
    const [row] = await backend().database.db.select().from(fileObject).where(eq(fileObject.uuid, uuid));
    return row?.state;
  };
  const sweep = (store: FileStore = databaseStore) =>
    runSweeps(backend().app, [purgeDrafts, purgePending, purgeBytes(store)]);
  const away: FileStore = {
    ...databaseStore,
    put: async () => {
      throw new Error("The store is away.");
    },
    remove: async () => {
      throw new Error("The store is away.");
    },
  };

  it("are complete, whatever their size", async () => {
    const { db } = backend().database;
    for (const length of [1, 256 * 1024, 700_001]) {
      const bytes = Buffer.alloc(length, "drawing");
      const { uuid, size, state } = await keep(bytes);
      expect({ size, state }).toEqual({ size: length, state: "draft" });
      const stream = await read(db, uuid);
      expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
    }
    expect(await read(db, "00000000-0000-7000-8000-000000000000")).toBeUndefined();
  });

  it("cannot be in the store without a row", async () => {
    const { db } = backend().database;
    await expect(databaseStore.put(db, crypto.randomUUID(), Buffer.from("x"))).rejects.toThrow();
  });

  it("are not there while their bytes are not, and are removed after an hour", async () => {
    await expect(keep(Buffer.from("lost"), away)).rejects.toThrow("away");
    const [pending] = await backend().database.db.select().from(fileObject).where(eq(fileObject.state, "pending"));
    expect(pending?.size).toBe(4);
    backend().advance(DAY / 24 + 2);
    await sweep();
    expect(await stateOf(String(pending?.uuid))).toBe("purged");
  });

  it("are limited to 200 MB a day per company, and a refused one leaves nothing", async () => {
    const { db } = backend().database;
    const { companyId } = await backend().person("marek@dachserwis.example");
    const [row] = await db.select().from(fileObject).limit(1);
    if (!row) throw new Error("A file should be there.");
    const { id: _id, ...values } = row;
    await db.insert(fileObject).values({
      ...values,
      uuid: crypto.randomUUID(),
      companyId,
      size: 200 * 1024 * 1024,
      createdAt: backend().clock.now(),
    });
    const before = [await db.$count(fileObject), await db.$count(filePiece)];
    await expect(keep(Buffer.from("one more"))).rejects.toMatchObject({ code: "rate_limited" });
    expect([await db.$count(fileObject), await db.$count(filePiece)]).toEqual(before);
    // After a reset of the clock, what was uploaded in the future does not count.
    backend().advance(-DAY);
    await keep(Buffer.from("one more"));
    backend().advance(DAY);
  });

  it("are purged after thirty days when unused, again when the store was away", async () => {
    const { db } = backend().database;
    const { uuid } = await keep(Buffer.from("forgotten"));
    backend().advance(30 * DAY);
    await sweep();
    expect(await stateOf(uuid)).toBe("draft");
    backend().advance(2);
    await sweep(away);
    expect(await stateOf(uuid)).toBe("removed");
    expect(await read(db, uuid)).toBeDefined();
    backend().advance(DAY / 24 + 2);
    await sweep();
    expect(await stateOf(uuid)).toBe("purged");
    expect(await read(db, uuid)).toBeUndefined();
  });

  it("of an older data folder are moved into the store once, and what has no row goes", async () => {
    const { db } = backend().database;
    const folder = await mkdtemp(path.join(tmpdir(), "lucarne-files-"));
    const { uuid } = await keep(Buffer.from("kept in a folder"));
    await databaseStore.remove(db, uuid);
    for (const name of [uuid, crypto.randomUUID(), `${crypto.randomUUID()}.tmp`]) {
      await mkdir(path.join(folder, "files", name.slice(-2)), { recursive: true });
      await writeFile(path.join(folder, "files", name.slice(-2), name), "kept in a folder");
    }
    expect(await importFolder(backend().database, databaseStore, path.join(folder, "files"))).toBe(1);
    expect(await importFolder(backend().database, databaseStore, path.join(folder, "files"))).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    const stream = await read(db, uuid);
    expect(stream && (await buffer(stream)).toString()).toBe("kept in a folder");
  });
});

describe("signed URLs", () => {
  const uuid = "01a1f8b3-1c5d-746d-af68-b482f94403b8";
  const parts = (address: string) => {
    const query = new URL(address, "http://x").searchParams;
    return { uuid, exp: Number(query.get("exp")), sig: query.get("sig") ?? "" };
  };

  it("do not change during a day and are valid for one to two days", () => {
    const morning = new Date("2026-11-20T00:00:01Z");
    const address = signedPath({ serverKey: TEST_KEY }, uuid, morning);
    expect(signedPath({ serverKey: TEST_KEY }, uuid, new Date("2026-11-20T23:59:59Z"))).toBe(address);
    expect(isSigned(TEST_KEY, parts(address), morning)).toBe(true);
    expect(isSigned(TEST_KEY, parts(address), new Date("2026-11-21T23:59:59Z"))).toBe(true);
    expect(isSigned(TEST_KEY, parts(address), new Date("2026-11-22T00:00:00Z"))).toBe(false);
  });

  it("are valid for one file and one day, with one key", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const good = parts(signedPath({ serverKey: TEST_KEY }, uuid, now));
    expect(isSigned(TEST_KEY, { ...good, exp: good.exp + 86_400 }, now)).toBe(false);
    expect(isSigned(TEST_KEY, { ...good, uuid: uuid.replace("01", "02") }, now)).toBe(false);
    expect(isSigned(TEST_KEY, { ...good, sig: "" }, now)).toBe(false);
    expect(isSigned(`${TEST_KEY}x`, good, now)).toBe(false);
  });
});
