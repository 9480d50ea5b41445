import { DAY, HOUR } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { content } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { publish, type Publication } from "./commands/publish.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();
const POLAND = 10;
const CZECHIA = 4;
const page = z.object({
  data: z.array(z.object({ uuid: z.string(), content: z.string(), media: z.unknown(), updated_at: z.string() })),
  meta: z.object({ total: z.number(), last_page: z.number() }),
});
let token: string;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token } = await backend().signIn("marek@dachserwis.example"));
});

const words = (title: string) => ({ title, excerpt: "Opening.", text: `<p>${title}</p><script>x()</script>` });
const add = async (publication: Partial<Publication> = {}): Promise<string> => {
  backend().advance(1000);
  const uuid = newUuid(backend().clock.now());
  await backend().database.transaction((tx) =>
    publish(
      tx,
      { uuid, kind: "news", regionIds: [POLAND], words: { en: words("News"), pl: words("Nowości") }, ...publication },
      backend().clock.now(),
    ),
  );
  return uuid;
};
const get = (path: string, language = "pl") =>
  backend().call("GET", `/v1/content${path}`, { token, headers: { "accept-language": language } });
const list = async (query: string, language = "pl") => {
  const answer = await get(`?${query}`, language);
  expect(answer.status).toBe(200);
  return page.parse(answer.body);
};
const uuids = async (query: string, language = "pl") => (await list(query, language)).data.map(({ uuid }) => uuid);
const query = (options: unknown) => `options=${encodeURIComponent(JSON.stringify(options))}`;

describe("news and tutorials", () => {
  it("are in the reader's language, newest first, as JSON text; Vary names the language", async () => {
    const older = await add();
    const newer = await add();
    const { data } = await list("content_types=news&limit=2");
    expect(data.map(({ uuid }) => uuid)).toEqual([newer, older]);
    expect(JSON.parse(data[0]?.content ?? "")).toEqual({
      title: "Nowości",
      excerpt: "Opening.",
      text: "<p>Nowości</p>",
      youtube: null,
    });
    expect(JSON.parse((await list("content_types=news&limit=1", "en")).data[0]?.content ?? "")).toMatchObject({
      title: "News",
    });
    expect((await get("?content_types=news")).headers["vary"]).toContain("Accept-Language");
  });

  it("are those of the caller's country and of all countries", async () => {
    const here = await add();
    const everywhere = await add({ regionIds: undefined });
    const elsewhere = await add({ regionIds: [CZECHIA] });
    const found = await uuids("content_types=news&limit=100");
    expect(found).toEqual(matchers.arrayContaining([here, everywhere]));
    expect(found).not.toContain(elsewhere);
    expect((await get(`/${elsewhere}`)).status).toBe(404);
  });

  it("are not listed in a language they lack, but can still be opened", async () => {
    const uuid = await add({ words: { pl: words("Tylko tu") } });
    expect(await uuids("content_types=news&limit=100", "hu")).not.toContain(uuid);
    expect(await get(`/${uuid}`, "hu")).toMatchObject({
      status: 200,
      body: { content: matchers.stringContaining("Tylko") },
    });
  });

  it("answer 404 when they are not visible", async () => {
    const uuid = await add();
    await backend().database.db.update(content).set({ visible: false }).where(eq(content.uuid, uuid));
    expect(await uuids("content_types=news&limit=100")).not.toContain(uuid);
    const hidden = await get(`/${uuid}`);
    const unknown = await get("/0193d3f1-7c20-7a55-9d10-3f6f1d2a4b5c");
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
  });

  it("are filtered by kind", async () => {
    const news = await add();
    const tutorial = await add({ kind: "tutorials", youtube: "dQw4w9WgXcQ", media: "/art/news/a.svg" });
    expect((await uuids("content_types=news&limit=100")).includes(tutorial)).toBe(false);
    expect((await uuids("content_types=tutorials&limit=1"))[0]).toBe(tutorial);
    expect((await uuids("content_types=tutorials,news&limit=2")).toSorted()).toEqual([news, tutorial].toSorted());
    expect(await get(`/${tutorial}`)).toMatchObject({
      body: { content: matchers.stringContaining('"youtube":"dQw4w9WgXcQ"'), media: "/art/news/a.svg" },
    });
  });

  it("are filtered by sticky and by the caller's own country only", async () => {
    const sticky = await add({ sticky: true });
    const plain = await add();
    const stuck = await uuids(`content_types=news&limit=100&${query({ sticky: 1 })}`);
    expect(stuck[0]).toBe(sticky);
    expect(stuck).not.toContain(plain);
    expect(await uuids(`content_types=news&limit=100&${query({ sticky: 0 })}`)).not.toContain(sticky);
    expect(await uuids(`content_types=news&${query({ region: "pl" })}`)).toContain(plain);
    expect(await uuids(`content_types=news&${query({ region: "cz" })}`)).toEqual([]);
  });

  it("are all listed for visible=1 and none for visible=0", async () => {
    const uuid = await add();
    expect(await uuids("content_types=news&visible=0")).toEqual([]);
    expect(await uuids("content_types=news&visible=1")).toContain(uuid);
  });

  it("are paged", async () => {
    await add();
    const { meta } = await list("content_types=news&limit=1");
    expect(meta.last_page).toBe(meta.total);
    expect((await list("content_types=news&limit=1&page=10000")).data).toEqual([]);
  });

  it.each([
    "",
    "?content_types=",
    "?content_types=films",
    "?content_types=news&visible=2",
    "?content_types=news&limit=101",
    "?content_types=news&options=",
    "?content_types=news&options=%7B",
    "?content_types=news&options=%5B%5D",
    `?content_types=news&${query({ sticky: true })}`,
    `?content_types=news&${query({ region: "de" })}`,
    `?content_types=news&${query({ author: "x" })}`,
  ])("with an unknown filter answer 422: %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 422, body: { code: "validation_failed" } });
  });
});

it("cannot be published when cleaning leaves nothing, or with an invalid video id", async () => {
  await expect(add({ words: { en: { title: "x", excerpt: "x", text: "<script>x</script>" } } })).rejects.toMatchObject({
    code: "validation_failed",
  });
  await expect(add({ youtube: "https://evil.example" })).rejects.toThrow();
});
