import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { defineMessages, useIntl } from "react-intl";
import { TOO_LONG } from "./too-long.ts";
import { useFieldProps } from "./use-field-props.ts";

// Apart from the fixed sentences, which every page loads.
const messages = defineMessages<{ tooLong: { field: string } }>({
  tooLong: { id: "form.tooLong", defaultMessage: "Shorten the “{field}” field." },
});

/** `useFieldProps` for a form whose texts have limits. */
export const useLimitedFieldProps = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
) => {
  const { formatMessage } = useIntl();
  const props = useFieldProps(form);

  return (name: Path<Values>, label: string) => {
    const fault: { message?: unknown } | undefined = get(form.formState.errors, name);

    return {
      ...props(name, label),
      ...(fault?.message === TOO_LONG && { error: formatMessage(messages.tooLong, { field: label }) }),
    };
  };
};
