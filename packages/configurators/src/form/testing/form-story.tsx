import type { ReactElement } from "react";
import { sampleData } from "../../products/samples/data.ts";
import { Configurator, type ConfiguredOrder } from "../configurator.tsx";
import { writeDraft } from "../model/draft.ts";
import { planOf } from "../model/plan.ts";
import { coversOf, servicesOf } from "../model/product.ts";
import { type FormValues, startValues } from "../model/values.ts";
import type { FormWords } from "../words/types.ts";
import { NETWORKS, SERVICES } from "./functions.ts";
import { FORM_PRODUCTS, type FormProductName } from "./products.ts";

export interface FormStoryArgs {
  readonly product: FormProductName;
  /** What stands in the form at first; `longest` fills every field with the longest texts that are realistic. */
  readonly filled: "nothing" | "usual" | "longest";
  /** Recommended partner of the manufacturer. */
  readonly partner: boolean;
  readonly network: keyof typeof NETWORKS;
  /** Place of the cover in its set, from 1. */
  readonly cover: number;
  readonly onSubmit: (order: ConfiguredOrder) => void;
  readonly pageMargin?: string;
}

const textsOf = (filled: "usual" | "longest"): Readonly<Record<string, string>> => {
  const { texts } = sampleData("en", filled);
  const [name = "", surname = ""] = (texts.name ?? "").split(" ");
  return {
    name,
    surname,
    companyName: texts.company ?? "",
    phone: texts.phone ?? "",
    email: texts.email ?? "",
    address: (texts.address ?? "").replace(", ", "\n"),
    link: texts.link ?? "",
    shortDescription: texts.shortDescription ?? "",
    longDescription: texts.longDescription ?? "",
    motto: "Light from above",
  };
};

/** The values of a story, as a draft that the form finds. */
export const storyValues = ({
  product: name,
  filled,
  cover,
}: Pick<FormStoryArgs, "product" | "filled" | "cover">): FormValues => {
  const product = FORM_PRODUCTS[name];
  const plan = planOf(product);
  const start = { ...startValues(product, plan), cover: coversOf(product)[cover - 1]?.value ?? "" };
  if (filled === "nothing") return start;
  const most = servicesOf(product)?.most ?? 0;
  return {
    ...start,
    texts: textsOf(filled),
    added: plan.optional.map(({ name: field }) => field).filter((field) => filled === "longest" || field === "link"),
    services: SERVICES.slice(0, most).map(({ uuid }) => uuid),
  };
};

/** A form as the shop shows it. */
export const FormStory = ({ words, ...args }: FormStoryArgs & { readonly words: FormWords }): ReactElement => (
  <Configurator
    product={FORM_PRODUCTS[args.product]}
    language="en"
    partner={args.partner}
    partnerLogo="/art/partner/pl.svg"
    words={words}
    functions={NETWORKS[args.network]}
    draft={{ read: () => writeDraft(storyValues(args)), write: () => undefined }}
    unit="pack of 100"
    pageMargin={args.pageMargin}
    onSubmit={args.onSubmit}
  />
);
