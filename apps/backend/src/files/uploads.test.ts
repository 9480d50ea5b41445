import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { fileObject } from "../db/schema/index.ts";
import { problemOf } from "../http/answer-problem.ts";
import { statusOf } from "../http/problem-body.ts";
import { runSweeps } from "../runtime/jobs/sweeps.ts";
import { withBackend } from "../testing/backend.ts";
import { TEST_KEY } from "../testing/test-app.ts";
import { createFileStore, type FileStore } from "./file-store.ts";
import { keepFile, purgeDrafts } from "./keep-file.ts";
import { ORDER_FILE_LIMIT, receiveFile, registerUploads } from "./receive-file.ts";
import { isSigned, signedPath } from "./signed-path.ts";

const backend = withBackend();
const DAY = 24 * 60 * 60 * 1000;
let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lucarne-files-"));
  store = createFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
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
  const server = Fastify({ bodyLimit: ORDER_FILE_LIMIT * 2 });
  await registerUploads(server);
  server.route({
    method: "POST",
    url: "/",
    handler: async (request) => {
      const { name, bytes } = await receiveFile(request, ORDER_FILE_LIMIT);
      return { name, size: bytes.length };
    },
  });
  server.setErrorHandler((error, _request, reply) =>
    reply.code(statusOf(problemOf(error))).send({ code: problemOf(error).code }),
  );
  const answer = await server.inject({ method: "POST", url: "/", payload, headers: { "content-type": type } });
  await server.close();
  return { status: answer.statusCode, body: answer.json() };
};

describe("a form with a file", () => {
  it("is read completely, up to ten million bytes", async () => {
    expect(await send(form(Buffer.from("abc")))).toEqual({ status: 200, body: { name: "logo.png", size: 3 } });
    expect(await send(form(Buffer.alloc(ORDER_FILE_LIMIT)))).toMatchObject({
      status: 200,
      body: { size: ORDER_FILE_LIMIT },
    });
    expect(await send(form(Buffer.alloc(ORDER_FILE_LIMIT + 1)))).toMatchObject({
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
  const keep = async (bytes: Buffer) =>
    keepFile(
      backend().app,
      store,
      { purpose: "order", name: "logo.png", mime: "image/png", bytes },
      await backend().caller("marek@dachserwis.example"),
    );

  it("have random names and are complete", async () => {
    const { uuid, size, state } = await keep(Buffer.from("drawing"));
    expect({ size, state }).toEqual({ size: 7, state: "draft" });
    const chunks: Buffer[] = [];
    for await (const chunk of (await store.read(uuid)) ?? []) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString()).toBe("drawing");
    expect(await store.read("00000000-0000-7000-8000-000000000000")).toBeUndefined();
    await expect(store.read("../../etc/passwd")).rejects.toThrow();
  });

  it("are limited to 200 MB a day per company, and a refused one leaves nothing", async () => {
    const { companyId } = await backend().person("marek@dachserwis.example");
    const [row] = await backend().database.db.select().from(fileObject).limit(1);
    if (!row) throw new Error("A file should be there.");
    const { id: _id, ...values } = row;
    await backend()
      .database.db.insert(fileObject)
      .values({
        ...values,
        uuid: crypto.randomUUID(),
        companyId,
        size: 200 * 1024 * 1024,
        createdAt: backend().clock.now(),
      });
    const before = (await readdir(folder, { recursive: true })).filter((name) => name.includes("-")).length;
    await expect(keep(Buffer.from("one more"))).rejects.toMatchObject({ code: "rate_limited" });
    expect((await readdir(folder, { recursive: true })).filter((name) => name.includes("-"))).toHaveLength(before);
  });

  it("are purged after thirty days when unused", async () => {
    const { uuid } = await keep(Buffer.from("forgotten"));
    backend().advance(30 * DAY);
    await runSweeps(backend().app, [purgeDrafts(store)]);
    expect(await store.read(uuid)).toBeDefined();
    backend().advance(2);
    await runSweeps(backend().app, [purgeDrafts(store)]);
    expect(await store.read(uuid)).toBeUndefined();
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
    const address = signedPath(TEST_KEY, uuid, morning);
    expect(signedPath(TEST_KEY, uuid, new Date("2026-11-20T23:59:59Z"))).toBe(address);
    expect(isSigned(TEST_KEY, parts(address), morning)).toBe(true);
    expect(isSigned(TEST_KEY, parts(address), new Date("2026-11-21T23:59:59Z"))).toBe(true);
    expect(isSigned(TEST_KEY, parts(address), new Date("2026-11-22T00:00:00Z"))).toBe(false);
  });

  it("are valid for one file and one day, with one key", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const good = parts(signedPath(TEST_KEY, uuid, now));
    expect(isSigned(TEST_KEY, { ...good, exp: good.exp + 86_400 }, now)).toBe(false);
    expect(isSigned(TEST_KEY, { ...good, uuid: uuid.replace("01", "02") }, now)).toBe(false);
    expect(isSigned(TEST_KEY, { ...good, sig: "" }, now)).toBe(false);
    expect(isSigned(`${TEST_KEY}x`, good, now)).toBe(false);
  });
});
