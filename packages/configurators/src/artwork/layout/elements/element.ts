import type { TemplateElement } from "../../template/schema.ts";

/** A template element by its kind. */
export type ElementOf<Kind extends TemplateElement["kind"]> = Extract<TemplateElement, { kind: Kind }>;
