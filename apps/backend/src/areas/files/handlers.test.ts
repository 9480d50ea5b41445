import { DAY, HOUR } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";
import sharp from "sharp";

import { type TestAnswer, withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { download, upload } from "../../testing/upload.ts";
import { plainPdf } from "../../files/testing/make-pdf.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const PATH = "/v1/shop/order/files";
const PDF = await plainPdf();
let token: string;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token } = await backend().signIn("marek@dachserwis.example"));
});

const send = (content: Buffer, name: string) => upload(backend(), PATH, { token, content, name });
const addressOf = (answer: TestAnswer) => bodyOf("uploadOrderFile", answer).url;
const pathOf = (answer: TestAnswer) => `/api/v1/files/${bodyOf("uploadOrderFile", answer).path}`;

describe("a logo", () => {
  it("is stored unchanged with the type detected from its bytes", async () => {
    const answer = await send(PDF, "Łódź logo.pdf");
    expect(answer).toMatchObject({
      status: 201,
      body: { originalName: "Łódź logo.pdf", name: "Łódź logo.pdf", size: PDF.length, type: "application/pdf" },
    });
    const file = await download(backend(), addressOf(answer));
    expect(file).toMatchObject({
      status: 200,
      bytes: PDF,
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="__d_ logo.pdf"; filename*=UTF-8''${encodeURIComponent("Łódź logo.pdf")}`,
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      },
    });
  });

  it("that is a picture keeps its type for the preview but is an attachment", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: "red" } })
      .png()
      .toBuffer();
    const file = await download(backend(), addressOf(await send(png, "logo.png")));
    expect(file.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": 'attachment; filename="logo.png"',
    });
  });

  it.each([
    ["SVG with a script", "logo.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "logo.png", "<html></html>"],
    ["another extension", "logo.png", PDF.toString("latin1")],
    ["an empty file", "logo.pdf", ""],
  ])("is refused: %s", async (_name, name, content) => {
    expect(await send(Buffer.from(content), name)).toMatchObject({
      status: 422,
      body: { code: "file_invalid", errors: { file: [matchers.any(String)] } },
    });
  });

  it("of 10,000,000 bytes is stored, one of 10,000,001 bytes is refused with the limit", { tags: "long" }, async () => {
    const eps = (bytes: number) => send(Buffer.alloc(bytes, "%!PS-Adobe-3.0 EPSF-3.0\n"), "logo.eps");
    expect(await eps(10_000_000)).toMatchObject({ status: 201, body: { size: 10_000_000 } });
    expect(await eps(10_000_001)).toMatchObject({
      status: 413,
      body: { errors: { file: ["The file is too large. Up to 10\u00a0MB."] } },
    });
  });

  it("needs a session", async () => {
    expect(await upload(backend(), PATH, { content: PDF, name: "logo.pdf" })).toMatchObject({ status: 401 });
  });
});

describe("a stored file", () => {
  it("is readable by its company, with a token", async () => {
    const place = pathOf(await send(PDF, "logo.pdf"));
    const anna = await backend().signIn("anna@dachserwis.example");
    const petr = await backend().signIn("petr@strechynovak.example");
    expect((await download(backend(), place, anna.token)).status).toBe(200);
    const foreign = await download(backend(), place, petr.token);
    const none = await download(backend(), "/api/v1/files/00000000-0000-7000-8000-000000000000", petr.token);
    const form = ({ status, bytes }: typeof none) => `${status} ${bytes.toString().replace(/urn:request:[\w-]+/, "")}`;
    expect(foreign.status).toBe(404);
    expect(form(foreign)).toBe(form(none));
    expect((await download(backend(), place)).status).toBe(401);
  });

  it("is refused with a wrong or expired signature", async () => {
    const address = addressOf(await send(PDF, "logo.pdf"));
    expect((await download(backend(), address)).status).toBe(200);
    expect((await download(backend(), address.replace(/sig=.{6}/, "sig=AAAAAA"))).status).toBe(401);
    expect((await download(backend(), address.replace(/exp=\d/, "exp=3"))).status).toBe(401);
    backend().advance(2 * DAY);
    expect((await download(backend(), address)).status).toBe(401);
  });
});
