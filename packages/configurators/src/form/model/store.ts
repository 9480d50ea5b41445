import { artworkDataOf } from "../../artwork/layout/from-config.ts";
import { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { templateSchema } from "../../artwork/template/schema.ts";
import { configurationOf, type MarketingData } from "./configuration.ts";
import { type FormPlan, planOf } from "./plan.ts";
import { type FormProblem, problemsOf } from "./problems.ts";
import type { FormProduct } from "./product.ts";
import { type FormAction, type FormRules, type FormState, reduce, startState } from "./state.ts";
import { type FormValues, type KnownTexts, startValues } from "./values.ts";

/** What the form depends on and does not ask for. */
export interface FormSetting {
  readonly product: FormProduct;
  /** Two-letter code of the printed words. */
  readonly language: string;
  /** The company is a recommended partner. */
  readonly partner: boolean;
  /** Address of the recommended partner's logo, for the order. */
  readonly partnerLogo?: string | undefined;
  readonly known?: KnownTexts | undefined;
}

/** What follows from a state; computed once for each. */
export interface Derived {
  readonly artwork: ArtworkLayout;
  readonly problems: readonly FormProblem[];
}

export interface FormStore {
  readonly plan: FormPlan;
  readonly setting: FormSetting;
  readonly state: () => FormState;
  readonly derived: () => Derived;
  readonly configuration: () => MarketingData;
  readonly dispatch: (action: FormAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** On cards and stickers alone the partner's logo stands in for an own one (decisions P16). */
const showsPartner = ({ product, partner }: FormSetting): boolean =>
  partner &&
  product.template.sides.some(({ elements }) => elements.some((element) => element.kind === "logo" && element.partner));

/** Holds a form's state beside React, so that a key draws its own field and the preview and nothing else. */
export const createFormStore = (setting: FormSetting, draft?: FormValues): FormStore => {
  const { product, language } = setting;
  const rules: FormRules = { product, plan: planOf(product) };
  const template = templateSchema.parse(product.template);
  const partner = showsPartner(setting);
  const partnerLogo = partner ? setting.partnerLogo : undefined;
  const listeners = new Set<() => void>();
  let state = startState(draft ?? startValues(product, rules.plan, setting.known));
  let known: { readonly of: FormState; readonly derived: Derived } | undefined;

  const derive = (): Derived => {
    const config = configurationOf(rules, state);
    const { picture, shownLink, history } = state;
    const { logo } = history.present;
    const shown = picture && logo && picture.path === logo.path ? picture.logo : undefined;
    const link = config.link === undefined ? undefined : shownLink;
    const artwork = layout(template, artworkDataOf({ ...config, link }, { language, partner, logo: shown }));
    return { artwork, problems: problemsOf(rules, state, artwork) };
  };

  return {
    plan: rules.plan,
    setting,
    state: () => state,
    derived: () => {
      if (known?.of !== state) known = { of: state, derived: derive() };
      return known.derived;
    },
    configuration: () => configurationOf(rules, state, partnerLogo),
    dispatch: (action) => {
      const next = reduce(rules, state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
