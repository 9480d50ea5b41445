import { type Handler, ok } from "../../http/contract/handler.ts";
import type { Schema } from "../../kernel/schema.ts";
import { metaOf, pageOf } from "../../kernel/paging.ts";
import { parseFilter } from "./rules/content-filter.ts";
import { readContent, readContentPage } from "./queries/read-content.ts";

const PAGE = 20;
const KINDS = ["news", "tutorials"] as const;

/** `GET /v1/content`: items of the caller's country in the reader's language. */
export const listContent: Handler<"listContent"> = async ({ database }, { query }, { caller, language }) => {
  const page = pageOf(query, PAGE);
  const { sticky, region } = parseFilter(query.options);
  const nothing: Schema<"ContentList"> = { data: [], meta: metaOf(page, 0) };
  if (query.visible === 0 || (region !== undefined && region !== caller.regionSlug)) return ok(nothing);
  const requested = new Set(query.content_types.split(","));
  const selection = {
    kinds: KINDS.filter((kind) => requested.has(kind)),
    regionId: caller.regionId,
    language,
    sticky: sticky === undefined ? undefined : sticky === 1,
  };
  return ok(await database.read((db) => readContentPage(db, selection, page)));
};

/** `GET /v1/content/{uuid}` */
export const getContent: Handler<"getContent"> = async ({ database }, { path }, { caller, language }) =>
  ok(await database.read((db) => readContent(db, { regionId: caller.regionId, language }, path.uuid)));
