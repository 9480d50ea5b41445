import { describe, expect, it, onTestFinished } from "vitest";
import { eitherSignal } from "./either-signal.ts";

/** Takes `AbortSignal.any` away, as in Safari 16.4. */
const withoutAny = () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, "any");
  if (!any) throw new Error("This browser has no AbortSignal.any.");
  Reflect.deleteProperty(AbortSignal, "any");
  onTestFinished(() => {
    Object.defineProperty(AbortSignal, "any", any);
  });
};

describe.each([
  ["with AbortSignal.any", () => undefined],
  ["without AbortSignal.any", withoutAny],
])("%s", (_, prepare) => {
  it.each([0, 1])("is aborted with the reason of signal %i", (index) => {
    prepare();
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = eitherSignal(one.signal, other.signal);
    expect(signal.aborted).toBe(false);
    (index === 0 ? one : other).abort("reason");
    expect([signal.aborted, signal.reason]).toEqual([true, "reason"]);
  });

  it.each([0, 1])("is aborted from the start when signal %i already is", (index) => {
    prepare();
    const signals = [new AbortController().signal, new AbortController().signal] as const;
    const aborted = AbortSignal.abort("before");
    const signal = index === 0 ? eitherSignal(aborted, signals[1]) : eitherSignal(signals[0], aborted);
    expect([signal.aborted, signal.reason]).toEqual([true, "before"]);
  });
});
