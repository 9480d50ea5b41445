import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { Form, FormErrorSummary, type FormErrorSummaryProps, FormField } from "../components/react-hook-form/index.ts";
import { TextField } from "../components/text-field/index.ts";

interface SampleFormProps {
  /** What the form gets. */
  readonly of?: object;
  /** What its list of errors gets; the form is sent with an error, so that the list is there. */
  readonly summaryOf?: Partial<FormErrorSummaryProps>;
}

/** A form of react-hook-form with one field. */
export const SampleForm = ({ of = {}, summaryOf }: SampleFormProps) => {
  const form = useForm({ defaultValues: { name: "" } });
  const button = useRef<HTMLButtonElement>(null);
  const isSent = summaryOf !== undefined;
  useEffect(() => {
    if (isSent) button.current?.click();
  }, [isSent]);
  return (
    <Form form={form} onValid={() => undefined} {...of}>
      <FormErrorSummary title="Wrong" {...summaryOf} />
      <FormField control={form.control} name="name" rules={{ required: "Enter the name." }}>
        {({ asText }) => <TextField label="Name" {...asText} />}
      </FormField>
      <button ref={button} type="submit">
        Send
      </button>
    </Form>
  );
};
