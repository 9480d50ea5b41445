import { DAY } from "@lucarne/api-client/durations";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fileObject, filePiece } from "../../db/schema/index.ts";
import { problemOf } from "../../http/answer/answer-problem.ts";
import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import { openFiles } from "../../runtime/app/open-files.ts";
import { buildPortalServer } from "../../runtime/serve/portal-server.ts";
import { TestBackend, withBackend } from "../../testing/backend.ts";
import { startS3, type TestS3 } from "../../testing/s3-server.ts";
import { download, upload } from "../../testing/upload.ts";
import { purgeBytes, purgeStrays } from "../file-sweeps.ts";
import { markFileRemoved } from "../file-state.ts";
import { keepFile } from "../keep-file.ts";
import { databaseStore } from "./database-store.ts";
import type { FileStore } from "./file-store.ts";
import { s3Store } from "./s3-store.ts";
import { bodyOf } from "../../testing/body-of.ts";

const backend = withBackend();
/** A data folder that never was. */
const dataDir = "/nowhere";
const UNKNOWN = "00000000-0000-7000-8000-000000000000";
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const db = () => backend().database.db;
const bytesOf = async (uuid: string, { url } = s3): Promise<Buffer | undefined> => {
  const stream = await s3Store(url).read(db(), uuid);
  return stream && buffer(stream);
};
const keep = async (bytes: Buffer, files: FileStore = s3Store(s3.url)) => {
  const { id: userId, companyId } = await backend().person("marek@dachserwis.example");
  const file = { purpose: "order", name: "logo.png", mime: "image/png", bytes } as const;
  return keepFile({ ...backend().app, files }, file, { userId, companyId });
};

describe("a bucket", () => {
  it("returns the same bytes, and none for an unknown file", async () => {
    for (const length of [1, 700_001, 3_000_000]) {
      const bytes = Buffer.alloc(length, "drawing");
      const { uuid, state } = await keep(bytes);
      expect(state).toBe("draft");
      expect((await bytesOf(uuid))?.equals(bytes)).toBe(true);
    }
    expect(await bytesOf(UNKNOWN)).toBeUndefined();
    await s3Store(s3.url).remove(db(), UNKNOWN);
  });

  it("serves an upload to every process", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const app = { ...backend().app, files: s3Store(s3.url) };
    const [one, other] = await Promise.all(
      [0, 1].map(
        async () =>
          new TestBackend({ app, server: await buildPortalServer(app), deviations: [], advance: () => undefined }),
      ),
    );
    if (!one || !other) throw new Error("There are two.");
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const { url, uuid } = bodyOf("uploadOrderFile", await upload(one, "/v1/shop/order/files", { token, content }));
    expect(await download(other, url)).toMatchObject({ status: 200, bytes: content });
    expect(await db().$count(filePiece, eq(filePiece.fileUuid, uuid))).toBe(0);
    await Promise.all([one.server.close(), other.server.close()]);
  });

  it("loses the bytes of removed files, and after thirty days those without a row", async () => {
    const listed = await startS3({ checksSignatures: false });
    const store = s3Store(listed.url);
    const [kept, removed] = [await keep(Buffer.from("kept"), store), await keep(Buffer.from("removed"), store)];
    const stray = crypto.randomUUID();
    await store.put(db(), stray, Buffer.from("stray"));
    await backend().database.transaction((tx) => markFileRemoved(tx, removed.uuid));
    const { list } = store;
    if (!list) throw new Error("A bucket can be listed.");
    const sweeps = [purgeBytes(store), purgeStrays(list, store)];
    await runSweeps(backend().app, sweeps);
    expect(await bytesOf(removed.uuid, listed)).toBeUndefined();
    expect(await bytesOf(stray, listed)).toBeDefined();
    backend().advance(31 * DAY);
    await runSweeps(backend().app, sweeps);
    expect(await bytesOf(stray, listed)).toBeUndefined();
    expect((await bytesOf(kept.uuid, listed))?.toString()).toBe("kept");
    await listed.stop();
  });
});

describe("a start with a bucket", () => {
  it("moves the files of the database into it, and is refused without the bucket afterwards", async () => {
    const { uuid } = await keep(Buffer.from("from the database"), databaseStore);
    await openFiles(backend().database, { s3Url: s3.url, dataDir });
    expect((await bytesOf(uuid))?.toString()).toBe("from the database");
    expect(await db().$count(filePiece)).toBe(0);
    await expect(openFiles(backend().database, { s3Url: undefined, dataDir })).rejects.toThrow(
      "The uploaded files of this database are in an S3 store. Set S3_URL to its bucket.",
    );
  });

  it.each([
    ["an unknown bucket", (url: string) => url.replace("uploads", "other")],
    ["a wrong secret", (url: string) => url.replace(":S3RVER@", ":wrong@")],
    ["no server", (url: string) => url.replace(/:\d+\//, ":1/")],
  ])("with %s is refused with one sentence that has no secret", async (_name, wrong) => {
    const started = openFiles(backend().database, { s3Url: wrong(s3.url), dataDir });
    await expect(started).rejects.toThrow(/^The bucket \w+ at 127\.0\.0\.1:\d+ in S3_URL cannot be used\. [^\n]*$/);
    await expect(started).rejects.not.toThrow(/S3RVER|wrong/);
  });
});

describe("a bucket that refuses", () => {
  it("or is away leaves no file, and is no maintenance of the portal", async () => {
    const answers = createServer((request, response) => {
      request.resume();
      response.writeHead(503).end();
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => answers.once("listening", resolve));
    const address = answers.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const away = s3Store(`http://key:secret@127.0.0.1:${port}/uploads`);
    const before = await db().$count(fileObject, eq(fileObject.state, "draft"));
    await expect(keep(Buffer.from("lost"), away)).rejects.toThrow(/^The S3 store failed: /);
    expect(await db().$count(fileObject, eq(fileObject.state, "draft"))).toBe(before);
    await new Promise((resolve) => answers.close(resolve));
    const stopped = await keep(Buffer.from("lost"), away).catch(problemOf);
    expect(stopped).toMatchObject({ code: "internal" });
  });
});
