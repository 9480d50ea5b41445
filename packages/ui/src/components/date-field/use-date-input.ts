import { type ComponentPropsWithRef, useMemo } from "react";
import { useNativeFault } from "../../internal/input/use-native-fault.ts";
import { useTyped } from "../../internal/input/use-typed.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import { dateText } from "./date-text.ts";

type InputProps = ComponentPropsWithRef<"input">;

interface DateInputOptions {
  /** Id of the input. */
  readonly id: string;
  /** The day as ISO text; "" for none. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly dayProblem: ((day: string) => string | undefined) | undefined;
  readonly onValue: (iso: string) => void;
  /** Opens the calendar. */
  readonly onOpen: () => void;
}

/** The text of a day: typed in the order of the language, written in its way once it is left, with what is wrong with it. */
export const useDateInput = ({ id, value, min, max, dayProblem, onValue, onOpen }: DateInputOptions) => {
  const strings = useStrings();
  const locale = useLocale();
  const { format, parse: parseDay, pattern } = useMemo(() => dateText(locale), [locale]);
  const { text, isTyping, take, forget } = useTyped(value, format, onValue);
  const parse = (typed: string) => parseDay(typed, { min, max });

  const leave = () => {
    if (!isTyping) return;
    const day = parse(text);
    take({ text: day === "" ? text : format(day), value: day, left: true });
  };

  const wrong = () => {
    if (text.trim() === "") return undefined;
    if (value === "") return strings.dateInvalid({ pattern });
    if (min !== undefined && value < min) return strings.dateTooEarly({ date: format(min) });
    if (max !== undefined && value > max) return strings.dateTooLate({ date: format(max) });
    return dayProblem?.(value);
  };

  const fault = wrong();
  useNativeFault(id, fault);

  return {
    text,
    error: isTyping ? undefined : fault,
    /** Shows the value again instead of what was typed. */
    forget,
    bind: (input: Omit<InputProps, "value" | "defaultValue">) =>
      ({
        type: "text",
        autoComplete: "off",
        inputMode: "decimal",
        placeholder: pattern,
        ...input,
        value: text,
        onChange: (event) => {
          input.onChange?.(event);
          const { value: next } = event.target;
          // A year of two digits may be the beginning of one of four.
          take({ text: next, value: /\d{4}/.test(next) ? parse(next) : "", left: false });
        },
        onBlur: (event) => {
          input.onBlur?.(event);
          leave();
        },
        onKeyDown: (event) => {
          input.onKeyDown?.(event);
          if (event.defaultPrevented) return;
          if (event.key === "Enter") leave();
          if (event.key === "ArrowDown" && event.altKey && input.readOnly !== true) {
            event.preventDefault();
            onOpen();
          }
        },
      }) satisfies InputProps,
  };
};
