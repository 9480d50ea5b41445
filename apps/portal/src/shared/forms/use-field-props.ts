import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { get } from "react-hook-form";
import { useErrorText } from "../errors/use-error-text.ts";

/** What a text field of the kit takes from a form: its registration, its label and its error in words. */
export const useFieldProps = <Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>) => {
  const errorText = useErrorText();

  return (name: Path<Values>, label: string) => {
    const fault: { message?: unknown } | undefined = get(form.formState.errors, name);
    const message = fault?.message;

    return {
      ...form.register(name),
      label,
      error: typeof message === "string" ? errorText(message, label) : undefined,
    };
  };
};
