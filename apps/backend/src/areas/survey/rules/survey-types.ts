/** An answer option and the sub-questions that it opens. */
export interface SurveyOption {
  readonly id: number;
  readonly questions?: readonly SurveyQuestion[];
}

/** A question without its texts. */
export interface SurveyQuestion {
  readonly id: number;
  readonly type: "select" | "number";
  readonly multiple: boolean;
  /** Largest number of chosen options; null for no limit. */
  readonly limit: number | null;
  readonly options: readonly SurveyOption[];
  /** Shown only in these regions. */
  readonly regions?: readonly number[];
  /** The answer is stored as a word, one for each option in order. It may be sent as the word or as the id. */
  readonly words?: readonly string[];
}
