import { createContext, useContext, useSyncExternalStore } from "react";
import type { ArtworkLayout } from "../artwork/layout/result.ts";
import type { FormState } from "./model/state.ts";
import type { Derived, FormStore } from "./model/store.ts";
import type { FormFunctions } from "./functions.ts";
import type { FormWords } from "./words/types.ts";

/** Shared by all parts of a form. It does not change while the form is mounted. */
export interface FormContext {
  readonly store: FormStore;
  readonly words: FormWords;
  readonly functions: FormFunctions;
  /** Prefix of the fields' ids, so that a page can have two forms. */
  readonly id: string;
  /** The field to focus once it is rendered: some fields load their code first. */
  readonly nextFocusRef: { current: string | null };
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export const useForm = (): FormContext => {
  const form = useContext(Context);
  if (!form) throw new Error("Part of a configurator outside of one");
  return form;
};

/**
 * Selects a part of the state. The component re-renders when the selected value changes, so the selector must return
 * the same object for the same state.
 */
export const useFormState = <Piece>(select: (state: FormState) => Piece): Piece => {
  const { store } = useForm();
  const read = (): Piece => select(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
};

/** Selects a part of the derived state. */
export const useDerived = <Piece>(select: (derived: Derived) => Piece): Piece => {
  const { store } = useForm();
  const read = (): Piece => select(store.derived());
  return useSyncExternalStore(store.subscribe, read, read);
};

/** The layout of one side, once the engine has loaded. */
export const useSide = (side: string): ArtworkLayout | undefined =>
  useDerived(({ sides }) => sides.find(({ pages }) => pages[0]?.side === side));
