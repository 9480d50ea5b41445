import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from "react";
import { visuallyHidden } from "../../internal/visually-hidden.css.ts";

export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** Moment at which it ends, in ms since the epoch. */
  readonly until: number;
  /** Words for the whole seconds that are left. */
  readonly format: (seconds: number) => ReactNode;
  /** Called once when no second is left. */
  readonly onEnd?: () => void;
  /** Seconds at which the words are read out; in between the countdown is silent. @default [30, 10] */
  readonly announceAt?: readonly number[];
  /** Shown in its place when it has ended. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

const THRESHOLDS: readonly number[] = [30, 10];

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Counts down in words. Renders itself each second and nothing around it. */
export const Countdown = ({ until, format, onEnd, announceAt = THRESHOLDS, children, ...rest }: CountdownProps) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const [spoken, setSpoken] = useState<number>();
  const end = useEffectEvent(() => onEnd?.());
  const speak = useEffectEvent((left: number) => {
    if (announceAt.includes(left)) setSpoken(left);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = secondsUntil(until);
      setSeconds(left);
      speak(left);
      // Right after the next full second, however late this tick came.
      if (left > 0) timer = setTimeout(tick, (until - Date.now()) % 1000 || 1000);
      else end();
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  if (seconds === 0) return <>{children}</>;
  return (
    <span data-component="Countdown" role="timer" aria-live="off" suppressHydrationWarning {...rest}>
      {format(seconds)}
      <span role="status" className={visuallyHidden}>
        {spoken === undefined ? null : format(spoken)}
      </span>
    </span>
  );
};
