import type { ArtworkLayout, LayoutProblem } from "./result.ts";

type Reason = Exclude<LayoutProblem["problem"], "fine-code">;

/** A part of a configuration that its sheet does not show as it was ordered. */
export interface LeftOut {
  /** Name of the field in the configuration. */
  readonly field: string;
  readonly problem: Reason;
  /** The characters that the font does not have. */
  readonly characters?: readonly string[] | undefined;
}

/** Fields of a configuration by the name of their printed text. Fixed texts are not the customer's. */
const FIELDS: Readonly<Partial<Record<LayoutProblem["field"], string>>> = {
  name: "name",
  company: "companyName",
  phone: "phone",
  email: "email",
  address: "address",
  link: "link",
  shortDescription: "shortDescription",
  longDescription: "longDescription",
  services: "services",
};

const isLeftOut = (problem: LayoutProblem["problem"]): problem is Reason => problem !== "fine-code";

/**
 * What the sheet leaves out of a configuration. A design with any of it cannot be ordered (CONF-22): the form, the server
 * and the print file ask here.
 */
export const leftOutOf = ({ problems }: Pick<ArtworkLayout, "problems">): LeftOut[] =>
  problems.flatMap(({ field: source, problem, characters }): LeftOut[] => {
    const field = FIELDS[source];
    return field !== undefined && isLeftOut(problem) ? [{ field, problem, characters }] : [];
  });
