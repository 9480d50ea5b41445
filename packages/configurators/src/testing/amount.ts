/** True when a long run is asked for (`TEST_LONG=1`); otherwise tests take a fixed sample. */
export const LONG = process.env["TEST_LONG"] === "1";

/** All of them in a long run, else every `step`-th. */
export const sampleOf = <Thing>(things: readonly Thing[], step: number): Thing[] =>
  things.filter((_, index) => LONG || index % step === 0);
