import { asc, desc, eq, sql } from "drizzle-orm";

import { inPage } from "../../db/sql/in-page.ts";

import { behaviour, certificate, certificateType } from "../../db/schema/index.ts";
import { ok, type Handler } from "../../http/contract/handler.ts";
import { metaOf, pageOf, wholeList } from "../../kernel/paging.ts";
import { wordsColumn } from "../../db/sql/words.ts";

/** `GET /v1/behaviour`: the rewarded behaviours of a country, in the reader's language. */
export const listBehaviours: Handler<"listBehaviours"> = async ({ database }, { query }, { caller, language }) => {
  const page = pageOf(query, 15);
  const ofCountry = eq(behaviour.regionId, query.region_id ?? caller.regionId);
  const [data, total] = await database.read((db) =>
    Promise.all([
      inPage(
        db
          .select({
            uuid: behaviour.uuid,
            name: wordsColumn(behaviour.names, language),
            description: wordsColumn(behaviour.descriptions, language),
            icon: behaviour.icon,
            points: behaviour.points,
          })
          .from(behaviour)
          .$dynamic(),
        { where: ofCountry, orderBy: [asc(behaviour.position), asc(behaviour.id)], page },
      ),
      db.$count(behaviour, ofCountry),
    ]),
  );
  return ok({ data, meta: metaOf(page, total) });
};

/** `GET /v1/behaviour/certificates`: the caller's own, the longest valid first, expired ones included. */
export const listCertificates: Handler<"listCertificates"> = async ({ database }, _input, { caller, language }) =>
  ok(
    wholeList(
      await database.read((db) =>
        db
          .select({
            uuid: certificate.uuid,
            name: wordsColumn(certificateType.names, language),
            description: wordsColumn(certificateType.descriptions, language),
            icon: certificateType.icon,
            slug: certificateType.slug,
            longevity: certificateType.longevity,
            expires_on: certificate.expiresOn,
          })
          .from(certificate)
          .innerJoin(certificateType, eq(certificateType.slug, certificate.type))
          .where(eq(certificate.userId, caller.userId))
          .orderBy(sql`${certificate.expiresOn} desc nulls first`, desc(certificate.id))
          .limit(100),
      ),
    ),
  );
