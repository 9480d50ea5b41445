/** An answer to choose, and the questions that choosing it opens. */
export interface SurveyOption {
  readonly id: number;
  readonly questions?: readonly SurveyQuestion[];
}

/** A question without its words. */
export interface SurveyQuestion {
  readonly id: number;
  readonly type: "select" | "number";
  readonly multiple: boolean;
  /** Most options that may be chosen; null for no limit. */
  readonly limit: number | null;
  readonly options: readonly SurveyOption[];
  /** Only for these regions. */
  readonly regions?: readonly number[];
  /** The answer is kept as a word: one for each option, in their order. It may be given as the word or by the id. */
  readonly words?: readonly string[];
}
