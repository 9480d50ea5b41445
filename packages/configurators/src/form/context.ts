import { createContext, useContext, useSyncExternalStore } from "react";
import type { FormState } from "./model/state.ts";
import type { Derived, FormStore } from "./model/store.ts";
import type { FormFunctions } from "./functions.ts";
import type { FormWords } from "./words/types.ts";

/** What every part of a form shares; none of it changes while the form stands. */
export interface FormContext {
  readonly store: FormStore;
  readonly words: FormWords;
  readonly functions: FormFunctions;
  /** Set before the ids of fields, so that two forms can stand on a page. */
  readonly id: string;
  /** The field that takes the focus as soon as it is there: some come with code of their own. */
  readonly nextFocusRef: { current: string | null };
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export const useForm = (): FormContext => {
  const form = useContext(Context);
  if (!form) throw new Error("Part of a configurator outside of one");
  return form;
};

/** A piece of the state. The part draws again when that piece changes: the selector gives the same value for the same. */
export const useFormState = <Piece>(select: (state: FormState) => Piece): Piece => {
  const { store } = useForm();
  const read = (): Piece => select(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
};

/** The same of what follows from the state. */
export const useDerived = <Piece>(select: (derived: Derived) => Piece): Piece => {
  const { store } = useForm();
  const read = (): Piece => select(store.derived());
  return useSyncExternalStore(store.subscribe, read, read);
};
