import { type ReactElement, useState } from "react";
import type { ArtworkLanguage } from "../../artwork/words/languages.ts";
import { sampleData } from "../../products/samples/data.ts";
import { Configurator, type ConfiguredOrder } from "../configurator.tsx";
import { writeDraft } from "../model/draft/draft.ts";
import type { FormFunctions } from "../functions.ts";
import { planOf } from "../model/product/plan.ts";
import { coversOf, type FormProduct, servicesOf } from "../model/product/product.ts";
import { type FormValues, startValues } from "../model/values.ts";
import type { FormWords } from "../words/types.ts";
import { NETWORKS, SERVICES } from "./functions.ts";
import { FORM_PRODUCTS, type FormProductName, productIn } from "./products.ts";

export interface FormStoryArgs {
  readonly product: FormProductName;
  /** Initial content: only the default texts, usual texts, or the longest realistic text in every field. */
  readonly filled: "nothing" | "usual" | "longest";
  /** Recommended partner of the manufacturer. */
  readonly partner: boolean;
  readonly network: keyof typeof NETWORKS;
  /** Number of the cover in its set, from 1. */
  readonly cover: number;
  readonly onSubmit: (order: ConfiguredOrder) => void;
  readonly pageMargin?: string;
}

const textsOf = (filled: "usual" | "longest", language: ArtworkLanguage): Readonly<Record<string, string>> => {
  const { texts, services } = sampleData(language, filled, 1);
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
    motto: services[0]?.text ?? "",
  };
};

/** The values of a story as a stored draft. */
const storyValues = (
  product: FormProduct,
  language: ArtworkLanguage,
  { filled, cover }: Pick<FormStoryArgs, "filled" | "cover">,
): FormValues => {
  const plan = planOf(product, language);
  const start = { ...startValues(product, plan), cover: coversOf(product)[cover - 1]?.value ?? "" };
  if (filled === "nothing") return start;
  const most = servicesOf(product)?.most ?? 0;
  return {
    ...start,
    texts: textsOf(filled, language),
    added: plan.optional.map(({ name: field }) => field).filter((field) => filled === "longest" || field === "link"),
    services: SERVICES.slice(0, most).map(({ uuid }) => uuid),
  };
};

export interface FormStoryProps extends FormStoryArgs {
  readonly words: FormWords;
  /** The country's language, for the default texts and the print. */
  readonly language: ArtworkLanguage;
}

/** Network functions with the services of the country, if it has any. */
const networkIn = (language: ArtworkLanguage, network: FormFunctions): FormFunctions => ({
  ...network,
  loadServices: async (signal) => {
    const { services } = sampleData(language, "usual", SERVICES.length);
    const loaded = await network.loadServices(signal);
    return loaded.map((service, index) => ({ ...service, text: services[index]?.text ?? service.text }));
  },
});

/** A form as the shop shows it. */
export const FormStory = ({ words, language, ...args }: FormStoryProps): ReactElement => {
  const product = productIn(FORM_PRODUCTS[args.product], language);
  const [functions] = useState(() => networkIn(language, NETWORKS[args.network]));
  return (
    <Configurator
      product={product}
      language={language}
      partner={args.partner}
      partnerLogo="/art/partner/pl.svg"
      words={words}
      functions={functions}
      draft={{ read: () => writeDraft(storyValues(product, language, args), Date.now()), write: () => undefined }}
      pageMargin={args.pageMargin}
      onSubmit={args.onSubmit}
    />
  );
};
