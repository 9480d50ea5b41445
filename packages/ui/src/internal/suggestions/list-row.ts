import type { ReactNode } from "react";

/** A row of a list of suggestions. */
export interface ListRow {
  /** Unique in the list. */
  readonly key: string;
  readonly content: ReactNode;
  /** Shown with a check mark and read as chosen; `undefined` in a list that has no choice. */
  readonly chosen?: boolean | undefined;
  /** The keys pass it over, and a press does nothing. */
  readonly disabled?: boolean | undefined;
  /** A text in place of options, the problem of loading them, or a row below the others. */
  readonly kind?: "note" | "problem" | "last" | undefined;
}

/** What the rows of the fields with suggestions show. */
export interface ListOption {
  /** Identifies the option in the list. */
  readonly value: string;
  /** First line of the row. */
  readonly label: string;
  /** Second line of the row. */
  readonly description?: string | undefined;
}
