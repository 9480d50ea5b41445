import { expect, test } from "vitest";
import { slidesOf } from "./slides.ts";

const image = (change: object) => ({
  image: "/art/a.svg",
  link: "/shop",
  isActive: true,
  showContent: true,
  ...change,
});
const news = (uuid: string, media: string | null = "/art/n.svg") => ({
  uuid,
  content: '{"title":"News","excerpt":"Short"}',
  media,
  updated_at: "2026-11-15T07:00:00Z",
});

test("active images come first, then at most five sticky news", () => {
  const heroes = JSON.stringify([image({ title: "Campaign" }), image({ isActive: false })]);
  const items = ["a", "b", "c", "d", "e", "f"].map((uuid) => news(uuid));
  expect(slidesOf(heroes, items).map(({ id }) => id)).toEqual(["campaign-0", "a", "b", "c", "d", "e"]);
});

test("sticky news without a picture of their own are shown with another one", () => {
  expect(slidesOf(undefined, [news("a", null), news("b")]).map(({ id, picture }) => [id, picture])).toEqual([
    ["a", "/art/news/summer-season.svg"],
    ["b", "/art/n.svg"],
  ]);
});

test.each([
  ["/shop", "/shop"],
  ["https://lucarne.example/", "https://lucarne.example/"],
  ["/no/such/page", undefined],
  ["javascript:alert(1)", undefined],
  ["//evil.example", undefined],
  [null, undefined],
])("the link %j leads to %j", (link, expected) => {
  expect(slidesOf(JSON.stringify([image({ link })]), [])[0]?.link).toBe(expected);
});

test("an image that carries its own words says so", () => {
  expect(slidesOf(JSON.stringify([image({ showContent: false, title: "Spring" })]), [])[0]).toMatchObject({
    showsWords: false,
    title: "Spring",
  });
});

test.each(["", "no json", "{}"])("damaged settings show no slide: %j", (text) => {
  expect(slidesOf(text, [])).toEqual([]);
});
