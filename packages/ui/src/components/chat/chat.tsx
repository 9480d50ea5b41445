import { Send } from "lucide-react";
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref, SyntheticEvent } from "react";
import { callBoth } from "../../internal/element/call-both.ts";
import { cx } from "../../internal/element/cx.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import * as styles from "./chat.css.ts";

export interface ChatThreadProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name of the conversation. */
  readonly label: string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Messages, oldest first; new ones are announced (role log). */
export const ChatThread = ({ label, className, ...rest }: ChatThreadProps) => (
  <div data-component="ChatThread" role="log" aria-label={label} className={cx(styles.thread, className)} {...rest} />
);

export interface ChatDayProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** Separator with the date of the messages below. */
export const ChatDay = ({ className, ...rest }: ChatDayProps) => (
  <h3 data-component="ChatDay" className={cx(styles.day, className)} {...rest}>
    {rest.children}
  </h3>
);

export interface ChatMessageProps extends HTMLAttributes<HTMLElement> {
  /** Own messages are aligned to the end, in the primary colour. */
  readonly from: NonNullable<NonNullable<RecipeVariants<typeof styles.message>>["from"]>;
  /** Name above the text. */
  readonly sender: ReactNode;
  /** Time beside the name, formatted for the language. */
  readonly time: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** One message with its sender and time inside. Line breaks are kept. */
export const ChatMessage = ({ from, sender, time, className, children, ...rest }: ChatMessageProps) => (
  <article data-component="ChatMessage" className={cx(styles.message({ from }), className)} {...rest}>
    <p className={styles.head}>
      <span>{sender}</span>
      <span>{time}</span>
    </p>
    <div className={styles.text}>{children}</div>
  </article>
);

export interface ChatComposerProps extends Omit<HTMLAttributes<HTMLFormElement>, "onChange" | "defaultValue"> {
  /** Names the text field; visually hidden. */
  readonly label: string;
  /** Text of the send button; below 480 px only screen readers get it, beside the icon. */
  readonly sendLabel: string;
  /** The text (controlled). The app empties it after it is sent. */
  readonly value?: string | undefined;
  /** The text at first (uncontrolled); a reset of the form restores it. */
  readonly defaultValue?: string | undefined;
  /** Name of the text in the form's data. */
  readonly name?: string | undefined;
  /** Gets the text after every change. */
  readonly onValueChange?: ((text: string) => void) | undefined;
  /** Gets the text by the button and by Control or Command with Enter, unless it is blank or `pending` is set. */
  readonly onSend: (text: string) => void;
  /** The message is being sent: the button shows a spinner, and nothing else is sent. */
  readonly pending?: boolean | undefined;
  /** Error message below the field; marks the field as invalid. */
  readonly error?: ReactNode;
  /** Shown while the text is empty. */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLFormElement> | undefined;
}

/** Writes a message: Enter makes a new line, Control or Command with Enter sends. */
export const ChatComposer = ({
  label,
  sendLabel,
  value,
  defaultValue,
  name,
  onValueChange,
  onSend,
  pending = false,
  error,
  placeholder,
  className,
  onSubmit,
  onKeyDown,
  ...rest
}: ChatComposerProps) => {
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = event.currentTarget.querySelector("textarea")?.value ?? "";
    if (!pending && text.trim() !== "") onSend(text);
  };
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    // Unlike `submit`, it runs the caller's handler too.
    event.currentTarget.requestSubmit();
  };
  // On the form, so that the caller's handler runs first.
  const keys = { onKeyDown: callBoth(onKeyDown, sendByKey) };
  return (
    <form
      data-component="ChatComposer"
      onSubmit={callBoth(onSubmit, send)}
      className={cx(styles.composer, className)}
      {...rest}
      {...keys}
    >
      <Field label={label} labelHidden error={error}>
        {(control) => (
          <textarea
            rows={1}
            {...control}
            name={name}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            placeholder={placeholder}
            onChange={(event) => onValueChange?.(event.target.value)}
            className={cx(box.control, styles.area)}
          />
        )}
      </Field>
      <Button type="submit" icon={Send} pending={pending}>
        <span className={styles.send}>{sendLabel}</span>
      </Button>
    </form>
  );
};
