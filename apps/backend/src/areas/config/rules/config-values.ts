import { z } from "zod";

/** One text for everybody, or texts by language. */
const words = z.union([z.string(), z.record(z.string(), z.string())]);

const link = z.object({ label: words, url: z.url() });

/** The value of a country's setting `links`. */
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

/** The value of a country's setting `hero_images`. */
export const heroImagesValue = z.array(
  z.object({
    image: z.string(),
    link: z.string().nullable(),
    isActive: z.boolean(),
    showContent: z.boolean(),
    title: words.optional(),
    text: words.optional(),
  }),
);

/** The value of the setting `product_groups`: the groups in order, with names by language. */
export const productGroupsValue = z.array(z.object({ group: z.string(), names: z.record(z.string(), z.string()) }));

/** The value of a country's setting `resources`. */
export const resourcesValue = z.array(z.object({ title: words, url: z.url() }));

/** The value of a country's setting `intro_video`: a YouTube id. */
export const introVideoValue = z.string().regex(/^[\w-]{11}$/);
