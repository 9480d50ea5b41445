import type { TemplateElement } from "../template/schema.ts";

/** An element of a template by its kind. */
export type ElementOf<Kind extends TemplateElement["kind"]> = Extract<TemplateElement, { kind: Kind }>;
