import { z } from "zod";

const link = z.object({ label: z.string(), url: z.url() });

/** What the setting `links` of a country holds. */
export const linksValue = z.object({
  terms: z.url(),
  privacy: z.url(),
  legal: z.array(link),
  whistleblower: z.url().nullable(),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
  faq: z.url().nullable(),
  address: z.string(),
  phone: z.string(),
});

/** What the setting `hero_images` of a country holds. */
export const heroImagesValue = z.array(
  z.object({
    image: z.string(),
    link: z.string().nullable(),
    isActive: z.boolean(),
    showContent: z.boolean(),
    title: z.string().optional(),
    text: z.string().optional(),
  }),
);

/** What the setting `product_groups` holds: the groups in their order, with names by language. */
export const productGroupsValue = z.array(z.object({ group: z.string(), names: z.record(z.string(), z.string()) }));

/** What the setting `resources` of a country holds. */
export const resourcesValue = z.array(z.object({ title: z.string(), url: z.url() }));

/** What the setting `intro_video` of a country holds: a YouTube id. */
export const introVideoValue = z.string().regex(/^[\w-]{11}$/);
