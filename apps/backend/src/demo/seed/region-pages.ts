import type { LanguageCode } from "@lucarne/api-client/languages";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import type { z } from "zod";

import type { heroImagesValue, resourcesValue } from "../../areas/config/rules/config-values.ts";
import type { SeedItem } from "./content/items.ts";
import { demoText } from "./texts.ts";

const RESOURCE_PAGES = ["installation", "catalogue", "drawings"] as const;

const languageOf = (slug: RegionSlug): LanguageCode => regionBySlug(slug)?.languages[0] ?? "en";

/** Slides of the home page in the country's usual language; the last one is not active. */
export const heroImagesOf = (slug: RegionSlug): z.infer<typeof heroImagesValue> => {
  const slide = (picture: string, link: string, key: SeedItem["key"], isActive = true) => {
    const language = languageOf(slug);
    const title = demoText(language, `content.${key}.title`);
    const text = demoText(language, `content.${key}.excerpt`);
    return { image: `/art/hero/${picture}-wide.svg`, link, isActive, showContent: true, title, text };
  };
  return [
    slide("autumn-bonus", "/projects/add", "autumn_bonus"),
    slide("solar-shutters", "/shop", "solar_shutters"),
    slide("spring-replacement", "/rewards", "spring_service", false),
  ];
};

/** Links of the resources page in the country's usual language. */
export const resourcesOf = (slug: RegionSlug): z.infer<typeof resourcesValue> =>
  RESOURCE_PAGES.map((page) => ({
    title: demoText(languageOf(slug), `resource.${page}`),
    url: `https://lucarne.example/${slug}/${page}`,
  }));

/** YouTube id of the country's introduction video; two countries have none. */
export const introVideoOf = (slug: RegionSlug): string | undefined =>
  slug === "ee" || slug === "ba" ? undefined : `Lucarne_${slug}1`.slice(0, 11);
