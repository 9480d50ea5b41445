import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

export type ContentItem = components["schemas"]["ContentItem"];
export type ContentKind = "news" | "tutorials";

/** Items on a page (API-10). */
export const CONTENT_PER_PAGE = { news: 20, tutorials: 40 } as const;

/** News and tutorials stay fresh for ten minutes and are kept for thirty (CONT-9). */
const CACHE = { staleTime: 600_000, gcTime: 1_800_000 };

/** Which part of the list: a page, fewer items for a teaser, sticky ones only. */
export interface ContentPart {
  readonly page?: number;
  readonly limit?: number;
  readonly sticky?: boolean;
}

/** A page of visible news or tutorials in the reader's language, newest first. */
export const contentListQuery = (client: ApiClient, kind: ContentKind, language: string, part: ContentPart = {}) => {
  const { page = 1, limit = CONTENT_PER_PAGE[kind], sticky = false } = part;
  return queryOptions({
    queryKey: queryKeys.content.list(kind, language, page, limit, sticky),
    queryFn: ({ signal }) => {
      const options = sticky ? JSON.stringify({ sticky: 1 }) : undefined;
      const query = { content_types: kind, visible: 1 as const, page, limit, options };
      return answerOf(client.GET("/v1/content", { params: { query }, signal }));
    },
    ...CACHE,
  });
};

/** One article or tutorial in the reader's language. */
export const contentItemQuery = (client: ApiClient, uuid: string, language: string) =>
  queryOptions({
    queryKey: queryKeys.content.item(uuid, language),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/content/{uuid}", { params: { path: { uuid } }, signal })),
    ...CACHE,
  });
