"use client";

import { Checkbox } from "@lucarne/ui/checkbox";
import { Form, FormErrorSummary, FormField } from "@lucarne/ui/react-hook-form";
import { TextField } from "@lucarne/ui/text-field";
import { useForm } from "react-hook-form";

/** A form of react-hook-form: its hooks and functions are of the client. */
export const WithForm = () => {
  const form = useForm({ defaultValues: { name: "Anna", rules: false } });
  return (
    <Form form={form} onValid={() => undefined}>
      <FormErrorSummary title="Some fields need a look" />
      <FormField name="name" rules={{ required: "Enter the name." }}>
        {({ asText }) => <TextField label="Name" {...asText} />}
      </FormField>
      <FormField name="rules">{({ asChecked }) => <Checkbox label="Rules" {...asChecked} />}</FormField>
      <button type="submit">Send</button>
    </Form>
  );
};
