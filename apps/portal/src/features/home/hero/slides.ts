import { readHeroImages } from "@lucarne/api-client/json-text";
import type { ContentItem } from "@lucarne/api-client/queries/content";
import { contentOf } from "../../../shared/content/content-item.ts";
import type { ExternalHref } from "../../../shared/navigation/external-href.ts";
import { externalHref } from "../../../shared/navigation/external-href.ts";
import { href, pageHref, type PageHref } from "../../../shared/navigation/href.ts";
import { MAX_STICKY_NEWS } from "../home-limits.ts";

export type Slide = {
  id: string;
  kind: "campaign" | "news";
  title: string;
  text: string;
  /** Whether the text is over the picture; without it the picture has its own (HOME-3). */
  showsWords: boolean;
  picture: string;
  link: PageHref | ExternalHref | undefined;
};

/** The address of a campaign: a page of the portal or another site; anything else is no link. */
const linkOf = (link: string | null): Slide["link"] => {
  if (link === null) return undefined;
  const page = pageHref(link);
  if (page) return page;
  const external = externalHref(link);

  return external === "about:blank" ? undefined : external;
};

/** Shown with news that have no picture of their own. */
const NEWS_PICTURE = "/art/news/summer-season.svg";

/** The slides of home: the active images of the settings, then sticky news (HOME-1). */
export const slidesOf = (heroImages: string | undefined, news: readonly ContentItem[]): Slide[] => [
  ...readHeroImages(heroImages).map(({ image, link, showContent, title = "", text = "" }, index) => ({
    id: `campaign-${index}`,
    kind: "campaign" as const,
    title,
    text,
    showsWords: showContent,
    picture: image,
    link: linkOf(link),
  })),
  ...news
    .map(contentOf)
    .slice(0, MAX_STICKY_NEWS)
    .map(({ uuid, title, excerpt, picture }) => ({
      id: uuid,
      kind: "news" as const,
      title,
      text: excerpt,
      showsWords: true,
      picture: picture?.large ?? NEWS_PICTURE,
      link: href("article", { uuid }),
    })),
];
