import { readContentBody } from "@lucarne/api-client/json-text";
import type { ContentItem } from "@lucarne/api-client/queries/content";

/** News or a tutorial as pages show it. */
export type Content = {
  uuid: string;
  title: string;
  excerpt: string;
  /** HTML of the server. */
  text: string;
  /** The id of a YouTube video. */
  youtube: string | undefined;
  /** Addresses of the picture, small and large. */
  picture: { thumbnail: string; large: string } | undefined;
  updatedAt: string;
};

const pictureOf = (media: ContentItem["media"]): Content["picture"] => {
  if (media === null) return undefined;

  return typeof media === "string" ? { thumbnail: media, large: media } : media;
};

/** Reads news or a tutorial; a damaged text leaves its parts empty (CONT-4, API-7). */
export const contentOf = ({ uuid, content, media, updated_at: updatedAt }: ContentItem): Content => {
  const { title, excerpt, text, youtube } = readContentBody(content);

  return { uuid, title, excerpt, text, youtube: youtube ?? undefined, picture: pictureOf(media), updatedAt };
};
