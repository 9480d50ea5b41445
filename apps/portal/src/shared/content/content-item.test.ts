import { expect, test } from "vitest";
import { contentOf } from "./content-item.ts";

const ITEM = {
  uuid: "0193b2cb-fa5d-7c32-b3e8-3b5d78fa1c3e",
  content: '{"title":"A","excerpt":"B","text":"<p>C</p>","youtube":"dQw4w9WgXcQ"}',
  media: { thumbnail: "/small.webp", large: "/large.webp" },
  updated_at: "2026-11-15T07:00:00Z",
};

test("both forms of the picture are read", () => {
  expect(contentOf(ITEM)).toMatchObject({ title: "A", youtube: "dQw4w9WgXcQ", picture: ITEM.media });
  expect(contentOf({ ...ITEM, media: "/one.webp" }).picture).toEqual({ thumbnail: "/one.webp", large: "/one.webp" });
  expect(contentOf({ ...ITEM, media: null }).picture).toBeUndefined();
});

test.each(["", "no json", "[]", '{"youtube":"https://evil.example"}'])(
  "damaged text leaves its parts empty: %j",
  (content) => {
    expect(contentOf({ ...ITEM, content })).toMatchObject({ title: "", excerpt: "", text: "", youtube: undefined });
  },
);
