import { existsSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { REPOSITORY } from "../../../kernel/program-files.ts";
import { heroImages, introVideoOf, resourcesOf } from "../region-pages.ts";
import { demoText } from "../texts.ts";
import { SEED_ITEMS } from "./items.ts";

const picture = (address: string) => existsSync(path.join(REPOSITORY, "apps/portal/public", address));

describe("seeded news and tutorials", () => {
  it("have existing pictures and valid video ids", () => {
    for (const item of SEED_ITEMS) {
      expect(picture(`/art/news/${item.picture}.svg`), item.picture).toBe(true);
      expect(item.youtube ?? "no film yet").toMatch(/^[\w -]{11}$/);
    }
    expect(SEED_ITEMS.filter(({ kind, youtube }) => kind === "tutorials" && youtube === undefined)).toEqual([]);
  });
});

it("has slides with pictures, links in every language and a video for a country", () => {
  const slides = heroImages();
  expect(slides.every(({ image }) => picture(image))).toBe(true);
  expect(slides[0]?.title).toMatchObject({ ro: demoText("ro", "content.autumn_bonus.title") });
  expect(resourcesOf("ua")[0]?.title).toMatchObject({ uk: "Інструкції з монтажу" });
  expect(introVideoOf("pl")).toMatch(/^[\w-]{11}$/);
  expect(introVideoOf("ee")).toBeUndefined();
});
