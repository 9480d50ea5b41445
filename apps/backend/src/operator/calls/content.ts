import { regionBySlug } from "@lucarne/api-client/regions";

import { publish } from "../../areas/content/commands/publish.ts";
import { contentView } from "../../areas/content/queries/read-content.ts";
import { refused } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/uuid.ts";
import type { OperatorHandler } from "../context.ts";

/** Publishes a news item or tutorial in one country and language. */
export const publishContent: OperatorHandler<"publishContent"> = ({ app }, { body }) =>
  app.database.transaction(async (tx) => {
    const { kind, language, title, excerpt, text, youtube, media } = body;
    const region = regionBySlug(body.region);
    if (!region) throw refused({ region: [{ text: "validation.enum" }] });
    const now = app.clock.now();
    const publication = {
      uuid: newUuid(now),
      kind,
      regionIds: [region.id],
      sticky: body.sticky === 1,
      youtube,
      media,
      words: { [language]: { title, excerpt, text } },
    };
    const { item, texts } = await publish(tx, publication, now);
    const [words] = texts;
    if (!words) throw new Error("The item has no words.");
    return { status: 201, body: contentView({ item, words }) };
  });
