import type { ReactNode } from "react";
import type { ListOption, ListRow } from "./list-row.ts";
import { OptionText } from "./option-text.tsx";

/** An option of a field in which one or several can be chosen. */
export interface ChoiceOption extends ListOption {
  /** Shown in grey; it cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** What the list of a field with a search shows, apart from what is chosen. */
export interface ChoiceList {
  /** Gets the typed text, for an app that finds the options itself, such as on a server. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Options are loading. */
  readonly loading?: boolean | undefined;
  /** Says that the options could not be loaded, and what to do; replaces the options. */
  readonly problem?: ReactNode;
  /** Shown when nothing matches. @default "Nothing found" in the language on screen */
  readonly empty?: ReactNode;
}

interface Shown {
  readonly found: readonly ChoiceOption[];
  readonly chosen: readonly string[];
  readonly loading: boolean;
  readonly problem: ReactNode;
  readonly empty: ReactNode;
  readonly loadingText: string;
}

const note = (content: ReactNode): ListRow => ({ key: "\u0000note", kind: "note", disabled: true, content });

/** The rows of the list: the options, or why there are none. */
export const choiceRows = ({ found, chosen, loading, problem, empty, loadingText }: Shown): readonly ListRow[] => {
  if (problem !== undefined && problem !== null && problem !== false) return [{ ...note(problem), kind: "problem" }];
  if (found.length === 0) return [note(loading ? loadingText : empty)];
  return found.map(({ value, label, description, disabled }) => ({
    key: value,
    chosen: chosen.includes(value),
    disabled,
    content: <OptionText label={label} description={description} />,
  }));
};
