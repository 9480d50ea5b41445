import type { RegionSlug } from "@lucarne/api-client/regions";
import type { z } from "zod";

import type { heroImagesValue, resourcesValue } from "../../areas/config/rules/config-values.ts";
import type { SeedItem } from "./content/items.ts";
import { demoWords } from "./texts.ts";

const RESOURCE_PAGES = ["installation", "catalogue", "drawings"] as const;

/** Slides of the home page; the last one is not active. */
export const heroImages = (): z.infer<typeof heroImagesValue> => {
  const slide = (picture: string, link: string, key: SeedItem["key"], isActive = true) => {
    const title = demoWords(`content.${key}.title`);
    const text = demoWords(`content.${key}.excerpt`);
    return { image: `/art/hero/${picture}-wide.svg`, link, isActive, showContent: true, title, text };
  };
  return [
    slide("autumn-bonus", "/projects/add", "autumn_bonus"),
    slide("solar-shutters", "/shop", "solar_shutters"),
    slide("spring-replacement", "/rewards", "spring_service", false),
  ];
};

/** Links of a country's resources page. */
export const resourcesOf = (slug: RegionSlug): z.infer<typeof resourcesValue> =>
  RESOURCE_PAGES.map((page) => ({
    title: demoWords(`resource.${page}`),
    url: `https://lucarne.example/${slug}/${page}`,
  }));

/** YouTube id of the country's introduction video; two countries have none. */
export const introVideoOf = (slug: RegionSlug): string | undefined =>
  slug === "ee" || slug === "ba" ? undefined : `Lucarne_${slug}1`.slice(0, 11);
