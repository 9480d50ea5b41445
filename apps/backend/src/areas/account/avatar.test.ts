import { DAY, HOUR } from "@lucarne/api-client/durations";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";

import { AVATAR_LIMIT } from "../../files/upload/receive-file.ts";
import { withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { download, upload } from "../../testing/upload.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const ANNA = "anna@dachserwis.example";
let token: string;
let path: string;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token } = await backend().signIn(ANNA));
  path = `/v1/company/user/${(await backend().person(ANNA)).uuid}/avatar`;
});

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
const send = (content: Buffer, name = "me.png") => upload(backend(), path, { token, content, name });
const self = () => backend().call("GET", "/v1/company/user/self", { token });

describe("a profile picture", () => {
  it("is encoded again, served by a signed URL without a token, and replaces the previous one", async () => {
    const first = await send(await canvas(40, 30).png().toBuffer());
    expect(first).toMatchObject({ status: 200, body: { avatar: matchers.stringMatching(/^\/api\/v1\/files\//) } });
    const address = bodyOf("setAvatar", first).avatar;
    const shown = await download(backend(), address);
    expect(shown).toMatchObject({
      status: 200,
      headers: {
        "content-type": "image/webp",
        "content-disposition": matchers.stringMatching(/^inline; /),
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      },
    });
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(await self()).toMatchObject({ body: { avatar: address } });

    const second = await send(await canvas(64, 64).jpeg().toBuffer(), "me.txt");
    expect(second.status).toBe(200);
    expect((await download(backend(), address)).status).toBe(404);
  });

  it("is deleted with its user", async () => {
    const marek = await backend().signIn("marek@dachserwis.example");
    const { uuid } = await backend().person("marek@dachserwis.example");
    const content = await canvas(40, 40).png().toBuffer();
    const sent = await upload(backend(), `/v1/company/user/${uuid}/avatar`, { token: marek.token, content });
    const address = bodyOf("setAvatar", sent).avatar;
    expect((await download(backend(), address)).status).toBe(200);
    expect(await backend().call("DELETE", `/v1/installer/user/${uuid}`, { token })).toMatchObject({ status: 204 });
    expect((await download(backend(), address)).status).toBe(404);
  });

  it("keeps no camera metadata and is rotated upright", async () => {
    // The left half is white; after applying the EXIF rotation it is the upper half.
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: "black" } })
      .composite([{ input: await canvas(100, 200).linear(0, 255).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: "secret street 5" }, IFD3: { GPSLatitude: "50/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(photo, "photo.jpg");
    const { bytes } = await download(backend(), bodyOf("setAvatar", answer).avatar);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("secret street")).toBe(false);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const light = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(light(256, 60)).toBeGreaterThan(200);
    expect(light(256, 450)).toBeLessThan(50);
  });

  it("is deleted when removed; removing none is no error", async () => {
    const sent = await send(await canvas(20, 20).png().toBuffer());
    expect(await backend().call("DELETE", path, { token })).toMatchObject({ status: 204, body: undefined });
    expect(await backend().call("DELETE", path, { token })).toMatchObject({ status: 204 });
    expect(await self()).toMatchObject({ body: { avatar: null } });
    expect((await download(backend(), bodyOf("setAvatar", sent).avatar)).status).toBe(404);
  });

  it.each(
    everyNth<[string, () => Promise<Buffer>]>(3, [
      ["a GIF", () => canvas(9, 9).gif().toBuffer()],
      ["a WebP", () => canvas(9, 9).webp().toBuffer()],
      ["more than 25 megapixels", () => canvas(5_100, 5_000).png().toBuffer()],
      ["a page", async () => Buffer.from("<html><script>alert(1)</script></html>")],
      ["a truncated picture", async () => (await canvas(300, 300).png().toBuffer()).subarray(0, 90)],
      ["nothing", async () => Buffer.alloc(0)],
    ]),
  )("is refused: %s", async (_name, make) => {
    expect(await send(await make())).toMatchObject({
      status: 422,
      body: { code: "file_invalid", errors: { file: [matchers.any(String)] } },
    });
  });

  it("one byte above the limit is refused with the limit", async () => {
    expect(await send(Buffer.alloc(AVATAR_LIMIT + 1))).toMatchObject({
      status: 413,
      body: { code: "payload_too_large", errors: { file: ["The file is too large. Up to 5\u00a0MB."] } },
    });
  });

  it("is the user's own: a colleague answers 404, like an unknown user", async () => {
    const content = await canvas(9, 9).png().toBuffer();
    const { uuid } = await backend().person("marek@dachserwis.example");
    for (const other of [uuid, "00000000-0000-7000-8000-000000000000"]) {
      const place = `/v1/company/user/${other}/avatar`;
      expect(await upload(backend(), place, { token, content })).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
      expect(await backend().call("DELETE", place, { token })).toMatchObject({ status: 404 });
    }
  });

  it("needs a form with a file and a session", async () => {
    const content = await canvas(9, 9).png().toBuffer();
    expect(await backend().call("POST", path, { token, body: { file: "x" } })).toMatchObject({ status: 415 });
    expect(await upload(backend(), path, { token, content, field: "avatar" })).toMatchObject({ status: 422 });
    expect(await upload(backend(), path, { content })).toMatchObject({ status: 401 });
  });
});
