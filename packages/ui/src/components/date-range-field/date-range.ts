/** The first and the last day of a period as ISO text, `2026-03-05`; "" for an end that is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}
