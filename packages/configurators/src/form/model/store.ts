import { artworkDataOf } from "../../artwork/layout/from-config.ts";
import type { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { ArtworkLanguage } from "../../artwork/words/languages.ts";
import { configurationOf, type MarketingData } from "./configuration.ts";
import { photoOf } from "./photo.ts";
import { type FormPlan, planOf } from "./product/plan.ts";
import { type FormProblem, problemsOf } from "./problems.ts";
import type { FormProduct } from "./product/product.ts";
import { type LaidSides, sideBySide } from "./engine/sides.ts";
import { completeTemplate } from "./product/template.ts";
import { type FormAction, type FormRules, type FormState, reduce, startState } from "./state.ts";
import { type FormValues, type KnownTexts, startValues } from "./values.ts";

/** Inputs of the form that the customer does not enter. */
export interface FormSetting {
  readonly product: FormProduct;
  /** Two-letter code of the printed texts. */
  readonly language: ArtworkLanguage;
  /** The company is a recommended partner. */
  readonly partner: boolean;
  /** Address of the recommended partner's logo, for the order. */
  readonly partnerLogo?: string | undefined;
  readonly known?: KnownTexts | undefined;
}

/** The print engine, once loaded. */
export interface Engine {
  readonly layout: typeof layout;
}

/** Values derived from a state, computed once per state. */
export interface Derived {
  /** Undefined until the engine has loaded. */
  readonly artwork: ArtworkLayout | undefined;
  /** Its sides separately. A side without a change is the same object. */
  readonly sides: readonly ArtworkLayout[];
  readonly problems: readonly FormProblem[];
}

export interface FormStore {
  readonly plan: FormPlan;
  readonly setting: FormSetting;
  /** The partner's logo is shown while there is no own one. */
  readonly showsPartner: boolean;
  readonly state: () => FormState;
  readonly derived: () => Derived;
  readonly configuration: () => MarketingData;
  /** The state of the engine. */
  readonly engine: () => "loading" | "ready" | "failed";
  /** Loads the engine, or resolves at once when it is there. Never rejects. */
  readonly loadEngine: () => Promise<void>;
  readonly dispatch: (action: FormAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Only on cards and stickers does the partner's logo replace a missing own one (CONF-16). */
const showsPartner = ({ product, partner }: FormSetting): boolean =>
  partner &&
  product.template.sides.some(({ elements }) =>
    elements.some((element) => element.kind === "partner" || (element.kind === "logo" && element.partner)),
  );

/**
 * Keeps a form's state outside React, so that a key re-renders only its own field and the preview.
 * @param fetchEngine loads the print engine
 */
export const createFormStore = (
  setting: FormSetting,
  draft?: FormValues,
  fetchEngine: () => Promise<Engine> = () => import("./engine/engine.ts"),
): FormStore => {
  const { product, language } = setting;
  const rules: FormRules = { product, plan: planOf(product, language) };
  const template = completeTemplate(product.template);
  const partner = showsPartner(setting);
  const partnerLogo = partner ? setting.partnerLogo : undefined;
  const listeners = new Set<() => void>();
  let state = startState(draft ?? startValues(product, rules.plan, setting.known));
  let laid: { readonly of: readonly unknown[]; readonly now: LaidSides } | undefined;
  let known: { readonly of: FormState; readonly derived: Derived } | undefined;
  let engine: ReturnType<typeof sideBySide> | "loading" | "failed" = "loading";
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  /** The previous layout, unless printed data has changed. */
  const laidOut = ({ history: { present }, services, pictures, shownLink }: FormState): LaidSides | undefined => {
    if (typeof engine === "string") return undefined;
    const of = [present, services, pictures, shownLink];
    if (laid && of.every((part, index) => part === laid?.of[index])) return laid.now;
    const config = configurationOf(rules, state);
    const link = config.link === undefined ? undefined : shownLink;
    const logo = pictures[present.logo?.path ?? ""]?.logo;
    const photo = photoOf(state);
    laid = { of, now: engine(artworkDataOf({ ...config, link }, { language, partner, logo, photo })) };
    return laid.now;
  };
  const derive = (): Derived => {
    const now = laidOut(state);
    const problems = problemsOf(rules, state, now?.artwork);
    return {
      artwork: now?.artwork,
      sides: now?.sides ?? [],
      // Whether a text fits is known only after the layout.
      problems: engine === "failed" ? [...problems, { field: "preview", code: "no-preview" }] : problems,
    };
  };

  return {
    plan: rules.plan,
    setting,
    showsPartner: partner,
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
      tell();
    },
    engine: () => (typeof engine === "string" ? engine : "ready"),
    loadEngine: async () => {
      if (typeof engine !== "string") return;
      const before = engine;
      try {
        engine = sideBySide((await fetchEngine()).layout, template);
      } catch {
        engine = "failed";
      }
      if (engine === before) return;
      known = undefined;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
