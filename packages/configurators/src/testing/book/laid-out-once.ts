import type { ArtworkData } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { CheckedTemplate } from "../../artwork/template/schema.ts";

/** Lays out at most once, when the first picture needs it. */
export const laidOutOnce = (template: CheckedTemplate, data: ArtworkData): (() => ArtworkLayout) => {
  let artwork: ArtworkLayout | undefined;
  return () => (artwork ??= layout(template, data));
};
