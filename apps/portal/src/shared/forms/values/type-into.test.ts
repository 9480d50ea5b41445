import { createFormControl } from "react-hook-form";
import { expect, it } from "vitest";
import { typeInto } from "./type-into.ts";

/** A form that reports whether it has unsaved changes. */
const openForm = (streetName: string) => {
  const form = createFormControl({ defaultValues: { streetName } });
  let isDirty: boolean | undefined;
  form.subscribe({
    formState: { isDirty: true },
    callback: (state) => {
      isDirty = state.isDirty;
    },
  });

  return { form: { setValue: form.setValue, formState: { isSubmitted: false } }, isDirty: () => isDirty };
};

it("a field that was typed into makes the form unsaved, until its first text is back (FORM-13)", () => {
  const { form, isDirty } = openForm("ul. Polna 12");
  typeInto(form, "streetName", "ul. Polna 1");
  expect(isDirty()).toBe(true);
  typeInto(form, "streetName", "ul. Polna 12");
  expect(isDirty()).toBe(false);
});
