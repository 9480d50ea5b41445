import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cx } from "../../internal/element/cx.ts";
import { firstWrong, focusTarget } from "../../internal/element/focus-target.ts";
import { hasOwnFault } from "../../internal/input/use-native-fault.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { Button } from "../button/index.ts";
import { useStrings } from "../provider/index.ts";
import { Stepper } from "../stepper/index.ts";
import { Heading } from "../text/index.ts";
import { GoToStep } from "./step-context.ts";
import * as styles from "./stepper-form.css.ts";

export interface FormStep {
  /** Unique in the form; `onStepChange` gets it. */
  readonly id: string;
  /** Name of the step in the row of steps, and its heading. */
  readonly title: string;
  /** The fields of the step, or the review of all steps. */
  readonly content: ReactNode;
  /**
   * Checks the step and marks its wrong fields: `() => form.trigger(["name", "email"])`. In a form without `noValidate` the
   * browser checks the step too. A field whose text is no day, number or choice is refused in every form.
   */
  readonly validate?: (() => boolean | Promise<boolean>) | undefined;
}

export interface StepperFormProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Accessible name of the row of steps, such as "Registration". */
  readonly label: string;
  /** The steps, in their order. */
  readonly steps: readonly FormStep[];
  /**
   * `id` of the current step (controlled). With it the app opens a step itself, such as that of a field which the server
   * refuses when the form is sent: `form.setError("email", { message })`, then `setStep("person")`. The `Form` of the entry
   * for react-hook-form focuses the field.
   */
  readonly step?: string | undefined;
  /** `id` of the initial step (uncontrolled). @default the first step's */
  readonly defaultStep?: string | undefined;
  /** Gets the `id` of the step that the user goes to; a place for the address of the page and a question before leaving. */
  readonly onStepChange?: ((id: string) => void) | undefined;
  /** Text of the last step's button, which sends the form around. */
  readonly finishLabel: ReactNode;
  /** Text of the button to the next step. @default the kit's "Next" */
  readonly nextLabel?: ReactNode;
  /** Text of the button to the step before. @default the kit's "Previous" */
  readonly backLabel?: ReactNode;
  /** The place among all steps, read and shown with the heading. @default "2 / 5" */
  readonly placeText?: ((position: number, count: number) => string) | undefined;
  /** Level of the step's heading. @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
  /** The form is being sent. */
  readonly pending?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Inputs in which Enter sends a form. */
const TEXT = /^(?:text|email|tel|url|search|number|password)$/;

type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The first control that the browser refuses; where the form leaves checks to the app, one whose text is not its value. */
const refusedIn = (place: Element | undefined): Checked | undefined =>
  [...(place?.querySelectorAll<Checked>("input:invalid, select:invalid, textarea:invalid") ?? [])].find(
    (control) => control.form?.noValidate === false || hasOwnFault(control),
  );

/**
 * A long form in steps, inside of a `form`. Each step is checked before the next one; what was typed stays, because steps
 * that were seen stay in the page, hidden. The heading of a new step gets focus, after a failed check the first wrong field.
 * A link of an error summary to a field of a hidden step opens the step.
 */
export const StepperForm = ({
  label,
  steps,
  step: controlled,
  defaultStep = steps[0]?.id ?? "",
  onStepChange,
  finishLabel,
  nextLabel,
  backLabel,
  placeText = (position, count) => `${position} / ${count}`,
  headingLevel = 2,
  pending = false,
  className,
  onKeyDown,
  ref,
  ...rest
}: StepperFormProps) => {
  const strings = useStrings();
  const [id, setId] = useControlled(controlled, defaultStep, onStepChange);
  const current = Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  );
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  const [checking, setChecking] = useState(false);
  const [failures, setFailures] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  /** What gets focus in place of the next step's heading. */
  const target = useRef<HTMLElement>(null);

  const goTo = (next: string, focused: HTMLElement | null = null) => {
    target.current = focused;
    setId(next);
  };
  const placeOf = (key: string | undefined) =>
    [...(root.current?.querySelectorAll<HTMLElement>("[data-step]") ?? [])].find(
      ({ dataset }) => dataset["step"] === key,
    );

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    (target.current ?? heading.current)?.focus();
    target.current = null;
  }, [current]);
  // An effect, so that the fields are already marked and the step is in the page.
  const showFailure = useEffectEvent(() => {
    const wrong = firstWrong(root.current);
    if (wrong) wrong.focus();
    else refusedIn(placeOf(steps[current]?.id))?.reportValidity();
  });
  useEffect(() => {
    if (failures > 0) showFailure();
  }, [failures]);

  const reveal = useEffectEvent(({ target: found }: Event) => {
    if (!(found instanceof HTMLElement)) return;
    const key = found.closest<HTMLElement>("[data-step]")?.dataset["step"];
    if (key !== undefined && key !== steps[current]?.id) goTo(key, focusTarget(found));
  });
  useEffect(() => {
    const { current: element } = root;
    const listen = (event: Event) => reveal(event);
    element?.addEventListener("beforematch", listen);
    return () => element?.removeEventListener("beforematch", listen);
  }, []);

  /** Checks steps in their order and goes to the first that fails. */
  const check = async (checked: readonly FormStep[]) => {
    if (pending || checking) return false;
    setChecking(true);
    try {
      for (const step of checked) {
        const isGood = (await step.validate?.()) !== false;
        // The user has gone to another step meanwhile.
        if (shown.current !== current) return false;
        if (!isGood || refusedIn(placeOf(step.id)) !== undefined) {
          if (step.id !== id) goTo(step.id);
          setFailures((count) => count + 1);
          return false;
        }
      }
      return true;
    } finally {
      setChecking(false);
    }
  };
  const last = current === steps.length - 1;
  const goOn = async (form: HTMLFormElement | null | undefined) => {
    if (!(await check(last ? steps : steps.slice(current, current + 1)))) return;
    const next = steps[current + 1];
    if (next !== undefined) goTo(next.id);
    else form?.requestSubmit();
  };
  const onEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { target } = event;
    if (event.defaultPrevented || event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || !TEXT.test(target.type)) return;
    event.preventDefault();
    void goOn(target.form);
  };

  // Of the fields inside, from which it bubbles.
  const keys = { onKeyDown: onEnter };
  // The space keeps it apart from the title in the heading's name.
  const place = `${placeText(current + 1, steps.length)} `;
  const before = steps[current - 1];
  return (
    <div
      data-component="StepperForm"
      role="group"
      aria-label={label}
      {...rest}
      {...keys}
      ref={root}
      className={cx(styles.root, className)}
    >
      <Stepper label={label} steps={steps.map(({ title }) => title)} current={current} />
      <Heading level={headingLevel} ref={heading} tabIndex={-1}>
        <span className={styles.count}>{place}</span>
        <span>{steps[current]?.title}</span>
      </Heading>
      <GoToStep value={goTo}>
        {steps.slice(0, furthest + 1).map(({ id: key, content }, index) => (
          // Not an `Activity`, which ends the effects of a hidden step: its fields would miss a reset of the form.
          <div key={key} data-step={key} hidden={index !== current}>
            {content}
          </div>
        ))}
      </GoToStep>
      <div className={styles.buttons}>
        {before === undefined ? (
          <span />
        ) : (
          <Button variant="outline" onClick={() => goTo(before.id)}>
            {backLabel ?? strings.previous}
          </Button>
        )}
        <Button
          pending={pending || checking}
          onClick={(event) =>
            void goOn(event.currentTarget instanceof HTMLButtonElement ? event.currentTarget.form : null)
          }
        >
          {last ? finishLabel : (nextLabel ?? strings.next)}
        </Button>
      </div>
    </div>
  );
};
