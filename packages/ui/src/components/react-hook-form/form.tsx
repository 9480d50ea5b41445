import {
  type FormEvent,
  type FormHTMLAttributes,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type SubmitHandler,
  type UseFormReturn,
} from "react-hook-form";
import { firstWrong } from "../../internal/element/focus-target.ts";
import { hasOwnFault } from "../../internal/input/use-native-fault.ts";
import type { SummarizedError } from "../error-summary/index.ts";
import { useStrings } from "../provider/index.ts";
import { type ErrorText, fieldId, FormContext } from "./form-context.ts";
import { byPlace, faultsOf } from "./problems.ts";

export interface FormProps<Values extends FieldValues, Context, Sent> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  "action"
> {
  /** What `useForm` returned. */
  readonly form: UseFormReturn<Values, Context, Sent>;
  /** Gets the values once they are valid. What a server refuses is marked by `form.setError`; its fields keep their values. */
  readonly onValid: SubmitHandler<Sent>;
  /** Words of an error, such as a translation of its `message` or `type`. @default its `message` */
  readonly errorText?: ErrorText | undefined;
  readonly ref?: Ref<HTMLFormElement> | undefined;
}

/** Thrown instead of sending, so that react-hook-form does not count the form as sent. */
const NOT_SENT = new Error("The text of a field is not its value.");

/**
 * A form of react-hook-form. When it is sent with errors, its own or those that `onValid` sets, focus goes to the first
 * wrong field in the order of the page, or to the `FormErrorSummary` when no field is to blame. It is not sent while the text
 * of a field is no day, number or choice, or its number or day is outside of the limits.
 */
export const Form = <Values extends FieldValues, Context, Sent>({
  form,
  onValid,
  errorText,
  onSubmit,
  children,
  ref,
  ...rest
}: FormProps<Values, Context, Sent>) => {
  const strings = useStrings();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current, []);
  const summary = useRef<HTMLDivElement>(null);
  const errors = useRef<FieldErrors<Values>>({});
  const [problems, setProblems] = useState<readonly SummarizedError[]>([]);

  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: (state) => {
          errors.current = state.errors ?? {};
        },
      }),
    [form],
  );
  /** Fields whose text is not their value, which rules cannot see. */
  const ownFaults = () => [...(element.current?.elements ?? [])].filter(hasOwnFault);

  const focusProblem = useEffectEvent(() => {
    const wrong = firstWrong(element.current);
    // A field for a choice has no words of its own: the browser says them.
    const silent = wrong ? undefined : ownFaults().find((control) => control.getClientRects().length > 0);
    if (silent) silent.reportValidity();
    else (wrong ?? summary.current)?.focus();
  });
  // An effect, so that the fields are already marked; later, because react-hook-form focuses a second time, by its own order.
  useEffect(() => {
    if (problems.length === 0) return undefined;
    const timer = setTimeout(() => focusProblem());
    return () => clearTimeout(timer);
  }, [problems]);

  const showProblems = (wrongTexts: readonly HTMLInputElement[]) => {
    const faults = faultsOf(errors.current).map(([name, fault]) => ({
      field: document.getElementById(fieldId(id, name)),
      message: errorText?.(fault, name) ?? (fault.message || strings.fieldWrong),
    }));
    const others = wrongTexts
      .filter((control) => !faults.some(({ field }) => field?.contains(control)))
      .map((field) => ({ field, message: field.validationMessage }));
    setProblems(
      [...faults, ...others]
        .toSorted((one, other) => byPlace(one.field, other.field))
        .map(({ field, message }) => ({ message, href: field ? `#${encodeURIComponent(field.id)}` : undefined })),
    );
  };

  const send = async (event: FormEvent) => {
    let isSent = false;
    const submit = form.handleSubmit((values, submitEvent) => {
      if (ownFaults().length > 0) throw NOT_SENT;
      isSent = true;
      return onValid(values, submitEvent);
    });
    setProblems([]);
    try {
      await submit(event);
    } catch (error) {
      // What `onValid` throws is the app's to report.
      if (error !== NOT_SENT) throw error;
    } finally {
      // Texts that were typed while it was sent are not wrong yet.
      showProblems(isSent ? [] : ownFaults());
    }
  };

  const context = useMemo(() => ({ id, errorText, problems, summary }), [id, errorText, problems]);
  return (
    <FormContext value={context}>
      <FormProvider {...form}>
        <form
          data-component="Form"
          {...rest}
          ref={element}
          noValidate
          onSubmit={(event) => {
            onSubmit?.(event);
            if (!event.defaultPrevented) void send(event);
          }}
        >
          {children}
        </form>
      </FormProvider>
    </FormContext>
  );
};
