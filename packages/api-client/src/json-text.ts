import { dayOf } from "./day.ts";
import { isObject } from "./is-object.ts";
import { parseJson } from "./parse-json.ts";
import { textOf } from "./text-of.ts";
import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** What `user.options` holds, every key with its default. */
export type UserOptions = Required<Omit<Schemas["UserOptions"], "expPtsSeen">> &
  Pick<Schemas["UserOptions"], "expPtsSeen">;
export type UserOptionsChange = Schemas["UserOptionsChange"];
export type HeroImage = Schemas["HeroImage"];

const recordOf = (text: string | null | undefined): Record<string, unknown> => {
  const value = parseJson(text);
  return isObject(value) ? value : {};
};

/** Yes and no as other programs have written them: `true`, `1`, `"1"`, `"true"`; anything else is no (API-8). */
const yes = (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "true";

const no = (value: unknown): boolean => value === false || value === 0 || value === "0" || value === "false";

/** Reads `user.options`. `firstTime` is true until something says otherwise; the rest is false until set. */
export const readUserOptions = (text: string | null | undefined): UserOptions => {
  const { hasAgreedToTerms, firstTime, consentSeen, expPtsSeen } = recordOf(text);
  const day = typeof expPtsSeen === "string" ? dayOf(expPtsSeen.slice(0, 10)) : undefined;
  return {
    hasAgreedToTerms: yes(hasAgreedToTerms),
    firstTime: !no(firstTime),
    consentSeen: yes(consentSeen),
    expPtsSeen: day,
  };
};

/** The `options` text of an update: the changed keys alone, the server merges them (PROF-11). */
export const writeUserOptions = (change: UserOptionsChange): string => JSON.stringify(change);

/** Reads `hero_images`: the slides that are on and have a picture, in their order. */
export const readHeroImages = (text: string | null | undefined): HeroImage[] => {
  const list = parseJson(text);
  return (Array.isArray(list) ? list : []).filter(isObject).flatMap((slide): HeroImage[] => {
    const image = textOf(slide["image"]);
    if (!image || !yes(slide["isActive"])) return [];
    return [
      {
        image,
        link: textOf(slide["link"]) ?? null,
        isActive: true,
        showContent: yes(slide["showContent"]),
        title: textOf(slide["title"]),
        text: textOf(slide["text"]),
      },
    ];
  });
};

/** What `content` of news and tutorials holds; missing texts are empty. */
export type ContentBody = Schemas["ContentBody"];

/** Reads `content`. `text` is HTML of the server: it is cleaned again before it is shown. */
export const readContentBody = (text: string | null | undefined): ContentBody => {
  const body = recordOf(text);
  const youtube = textOf(body["youtube"]);
  return {
    title: textOf(body["title"]) ?? "",
    excerpt: textOf(body["excerpt"]) ?? "",
    text: textOf(body["text"]) ?? "",
    youtube: youtube && /^[A-Za-z0-9_-]{11}$/.test(youtube) ? youtube : null,
  };
};
