/** A figure that a benchmark reports. */
export type Row = {
  figure: string;
  value: number | string;
  unit: string;
  /** What to compare it with. */
  against?: string | undefined;
  /** A goal was not reached: the run fails. */
  missed?: boolean | undefined;
};
