/** The first and the last day of a period as ISO text, `2026-03-05`; "" for an end that is open. */
export interface DateRange {
  /** The first day, `2026-03-05`; "" while it is open. */
  readonly from: string;
  /** The last day, which belongs to the period; "" while it is open. */
  readonly to: string;
}
