import {
  type FormHTMLAttributes,
  type Ref,
  useEffect,
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

/**
 * A form of react-hook-form. When it is sent with errors, its own or those that `onValid` sets, focus goes to the first
 * wrong field in the order of the page, or to the `FormErrorSummary` when no field is to blame.
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
  // An effect, so that the fields are already marked; later, because react-hook-form focuses a second time, by its own order.
  useEffect(() => {
    if (problems.length === 0) return undefined;
    const timer = setTimeout(() => (firstWrong(element.current) ?? summary.current)?.focus());
    return () => clearTimeout(timer);
  }, [problems]);

  const showProblems = () => {
    const found = faultsOf(errors.current).map(([name, fault]) => ({
      field: document.getElementById(fieldId(id, name)),
      message: errorText?.(fault, name) ?? (fault.message || strings.fieldWrong),
    }));
    setProblems(
      found
        .toSorted((one, other) => byPlace(one.field, other.field))
        .map(({ field, message }) => ({ message, href: field ? `#${encodeURIComponent(field.id)}` : undefined })),
    );
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
            if (event.defaultPrevented) return;
            setProblems([]);
            // What `onValid` throws is the app's to report: it is not caught.
            void form.handleSubmit(onValid)(event).finally(showProblems);
          }}
        >
          {children}
        </form>
      </FormProvider>
    </FormContext>
  );
};
