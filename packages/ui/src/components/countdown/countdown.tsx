import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from "react";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";

export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** End of the countdown, in ms since the epoch. */
  readonly until: number;
  /** Text for the whole seconds left. */
  readonly format: (seconds: number) => ReactNode;
  /** Called once at 0 seconds. */
  readonly onEnd?: (() => void) | undefined;
  /** Seconds left at which the text is announced to screen readers. @default [30, 10] */
  readonly announceAt?: readonly number[] | undefined;
  /** Shown after the countdown has ended. */
  readonly children?: ReactNode;
  /** The running countdown; `null` after it has ended. */
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

const THRESHOLDS: readonly number[] = [30, 10];

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** A countdown as text. Only this component renders again each second. */
export const Countdown = ({ until, format, onEnd, announceAt = THRESHOLDS, children, ...rest }: CountdownProps) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const [announced, setAnnounced] = useState<number>();
  const end = useEffectEvent(() => onEnd?.());
  const speak = useEffectEvent((left: number) => {
    if (announceAt.includes(left)) setAnnounced(left);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = secondsUntil(until);
      setSeconds(left);
      speak(left);
      // Scheduled just after the next full second, even when this tick was late.
      if (left > 0) timer = setTimeout(tick, (until - Date.now()) % 1000 || 1000);
      else end();
    };
    tick();
    return () => {
      clearTimeout(timer);
      setAnnounced(undefined);
    };
  }, [until]);
  if (seconds === 0) return <>{children}</>;
  return (
    <span data-component="Countdown" role="timer" aria-live="off" {...rest}>
      <span suppressHydrationWarning>{format(seconds)}</span>
      <span role="status" className={visuallyHidden}>
        {announced === undefined ? null : format(announced)}
      </span>
    </span>
  );
};
