import type { Logo } from "../../artwork/layout/data.ts";
import { DEFAULT_FOCUS, type Focus } from "../../artwork/template/own-photo.ts";
import type { LogoFault } from "../../artwork/logo/fault.ts";
import type { FileFault } from "../logo/check-logo-file.ts";
import { type History, record, redo, startHistory, type Typing, undo } from "./history.ts";
import { ADDRESS_LINE, ADDRESS_LINES, type FormPlan, fieldsOf, type PlannedField } from "./product/plan.ts";
import { type FormProduct, type ProductService, servicesOf } from "./product/product.ts";
import { cutTo } from "./text.ts";
import { firstServices, type FormValues, type StoredLogo, textOf } from "./values.ts";

/** The available services, or the state of loading them. */
export type ServicesState = readonly ProductService[] | "loading" | "failed";

/** The fields that take a file. */
export type UploadField = "logo" | "photo";

/** Why a file is not accepted. */
export type UploadFault = FileFault | LogoFault | "too-few-pixels" | "failed";

export interface RefusedUpload {
  readonly state: "refused";
  readonly name: string;
  readonly fault: UploadFault;
  /** The server's message in the customer's language. */
  readonly words?: string | undefined;
}

/** The state of an upload, in bytes. */
export type UploadState =
  | { readonly state: "none" }
  | { readonly state: "checking"; readonly name: string }
  | { readonly state: "sending"; readonly name: string; readonly size: number; readonly sent: number }
  | RefusedUpload;

/** The picture of a stored logo or photo. */
export interface LogoPicture {
  /** Key of the stored file. */
  readonly path: string;
  readonly logo: Logo;
  /** The uploaded file, for the print proof. */
  readonly file: Blob;
  /** Address of its picture, if there is one; otherwise a card with its name is shown. */
  readonly href?: string | undefined;
  /** The file is passed to the print shop unread. */
  readonly passedOn?: boolean | undefined;
}

export interface FormState {
  readonly history: History;
  readonly services: ServicesState;
  readonly uploads: Readonly<Record<UploadField, UploadState>>;
  /** By the file's path, so that an undone logo is back at once. */
  readonly pictures: Readonly<Record<string, LogoPicture>>;
  /** The link whose code is shown, a moment after the last key. */
  readonly shownLink: string;
  /** Fields whose last text was too long and was cut. */
  readonly cut: readonly string[];
  /** Fields that had and lost the focus, so their errors may be shown. */
  readonly left: readonly string[];
  /** The customer has tried to submit: every error is shown from then on. */
  readonly attempted: boolean;
}

export type FormAction =
  | {
      readonly kind: "text";
      readonly field: string;
      readonly text: string;
      /** Milliseconds. */
      readonly at: number;
      /** An input method is composing: do not cut yet. */
      readonly composing?: boolean;
    }
  | { readonly kind: "leave"; readonly field: string }
  | { readonly kind: "restore"; readonly values: FormValues }
  | { readonly kind: "add" | "remove"; readonly field: string }
  | { readonly kind: "cover"; readonly cover: string }
  | { readonly kind: "service"; readonly uuid: string }
  | { readonly kind: "quantity"; readonly quantity: number }
  | { readonly kind: "logo"; readonly logo: StoredLogo | null }
  | { readonly kind: "photo"; readonly photo: StoredLogo | null }
  /** At a time in milliseconds. */
  | { readonly kind: "focus"; readonly focus: Focus; readonly at: number }
  | { readonly kind: "undo" | "redo" | "attempt" | "show-link" }
  | { readonly kind: "services"; readonly services: ServicesState }
  | { readonly kind: "upload"; readonly of: UploadField; readonly upload: UploadState }
  | { readonly kind: "picture"; readonly picture: LogoPicture };

/** The product data that the reducer needs. */
export interface FormRules {
  readonly product: FormProduct;
  readonly plan: FormPlan;
}

export const startState = (values: FormValues): FormState => ({
  history: startHistory(values),
  services: "loading",
  uploads: { logo: { state: "none" }, photo: { state: "none" } },
  pictures: {},
  shownLink: textOf(values, "link"),
  cut: [],
  left: [],
  attempted: false,
});

/** Limits an address to its lines, and every other text to its length. */
const limited = ({ kind, limit }: PlannedField, text: string): string => {
  if (kind !== "address") return cutTo(text, limit);
  return text
    .split("\n")
    .slice(0, ADDRESS_LINES)
    .map((line) => cutTo(line, ADDRESS_LINE))
    .join("\n");
};

const change = (state: FormState, present: FormValues, typing?: Typing): FormState => ({
  ...state,
  history: record(state.history, present, typing),
});

const uploading = (state: FormState, of: UploadField, upload: UploadState): FormState => ({
  ...state,
  uploads: { ...state.uploads, [of]: upload },
});

/** After undo and redo, resets the state that depends on the values. */
const moved = (state: FormState, history: History): FormState =>
  history === state.history ? state : { ...state, history, shownLink: textOf(history.present, "link"), cut: [] };

const chosenServices = ({ product }: FormRules, values: FormValues, uuid: string): readonly string[] => {
  const chosen = values.services ?? [];
  if (chosen.includes(uuid)) return chosen.filter((one) => one !== uuid);
  return chosen.length < (servicesOf(product)?.most ?? 0) ? [...chosen, uuid] : chosen;
};

/** The next state. Pure: the action contains its time. */
export const reduce = (rules: FormRules, state: FormState, action: FormAction): FormState => {
  const values = state.history.present;
  switch (action.kind) {
    case "text": {
      const field = fieldsOf(rules.plan).find(({ name }) => name === action.field);
      const text = field && action.composing !== true ? limited(field, action.text) : action.text;
      const cut = state.cut.filter((name) => name !== action.field);
      const next = { ...values, texts: { ...values.texts, [action.field]: text } };
      return {
        ...change(state, next, { of: action.field, at: action.at }),
        cut: text === action.text ? cut : [...cut, action.field],
      };
    }
    case "leave":
      return state.left.includes(action.field) ? state : { ...state, left: [...state.left, action.field] };
    case "restore":
      return withServices(rules, change({ ...state, cut: [] }, action.values), state.services);
    case "add":
      if (values.added.includes(action.field)) return state;
      return change(state, { ...values, added: [...values.added, action.field] });
    case "remove": {
      const added = values.added.filter((name) => name !== action.field);
      return change(state, { ...values, added });
    }
    case "cover":
      return change(state, { ...values, cover: action.cover });
    case "service": {
      const services = chosenServices(rules, values, action.uuid);
      return services === values.services ? state : change(state, { ...values, services });
    }
    case "quantity": {
      const quantity = Math.max(1, Math.min(rules.product.stock, Math.round(action.quantity)));
      return change(state, { ...values, quantity });
    }
    case "logo":
      return change(uploading(state, "logo", { state: "none" }), { ...values, logo: action.logo });
    case "photo": {
      const photo = action.photo && { ...action.photo, focus: DEFAULT_FOCUS };
      return change(uploading(state, "photo", { state: "none" }), { ...values, photo });
    }
    case "focus": {
      if (!values.photo) return state;
      const photo = { ...values.photo, focus: action.focus };
      return change(state, { ...values, photo }, { of: "photo", at: action.at });
    }
    case "undo":
      return moved(state, undo(state.history));
    case "redo":
      return moved(state, redo(state.history));
    case "attempt":
      return state.attempted ? state : { ...state, attempted: true };
    case "show-link":
      return { ...state, shownLink: textOf(values, "link") };
    case "services":
      return withServices(rules, state, action.services);
    case "upload":
      return uploading(state, action.of, action.upload);
    case "picture":
      return { ...state, pictures: { ...state.pictures, [action.picture.path]: action.picture } };
  }
};

/** Removes services that no longer exist; a form without a selection gets the recommended ones. */
const withServices = ({ product }: FormRules, state: FormState, services: ServicesState): FormState => {
  if (typeof services === "string") return { ...state, services };
  const known = new Set(services.map(({ uuid }) => uuid));
  const settled = (values: FormValues): FormValues => ({
    ...values,
    services: values.services?.filter((uuid) => known.has(uuid)) ?? firstServices(product, services),
  });
  const { past, present, future } = state.history;
  const history = { past: past.map(settled), present: settled(present), future: future.map(settled) };
  return { ...state, services, history };
};
