import { LONG } from "../../../../test-sample.ts";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../artwork/covers/all.ts";
import type { Cover } from "../artwork/covers/cover.ts";
import { layout } from "../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../artwork/layout/result.ts";
import { templateSchema, type CheckedTemplate } from "../artwork/template/schema.ts";
import type { ArtworkLanguage } from "../artwork/words/languages.ts";
import { TEMPLATES } from "../products/all.ts";
import { sampleData } from "../products/samples/data.ts";

export const CHECKED: readonly CheckedTemplate[] = TEMPLATES.map((template) => templateSchema.parse(template));

const COVERS: Readonly<Record<string, readonly Cover[]>> = {
  flyer: Object.values(FLYER_COVERS).flat(),
  banner: BANNER_COVERS,
  billboard: BILLBOARD_COVERS,
};

/** A case of a test table: name, template, cover. */
export type ArtworkCase = readonly [name: string, template: CheckedTemplate, cover: string];

/** Every product with each of its covers. */
export const EVERY_COVER: readonly ArtworkCase[] = CHECKED.flatMap((template) =>
  (COVERS[template.product] ?? CARD_BACKGROUNDS).map(({ id }): ArtworkCase => [
    `${template.product}, ${id}`,
    template,
    id,
  ]),
);

export const layoutOf = (
  template: CheckedTemplate,
  cover: string,
  language: ArtworkLanguage = "pl",
  length: "usual" | "longest" = "usual",
): ArtworkLayout => layout(template, { ...sampleData(language, length, template.services?.most ?? 0), cover });

/** All cases in a long run, else one per product: the one at `place` among its covers. */
export const sampleOf = (cases: readonly ArtworkCase[], place = 0): readonly ArtworkCase[] => {
  if (LONG) return cases;
  return CHECKED.flatMap((template) => {
    const own = cases.filter(([, other]) => other === template);
    const chosen = own[place % Math.max(1, own.length)];
    return chosen ? [chosen] : [];
  });
};
