import type { UseFormReturn } from "react-hook-form";
import { expect, it } from "vitest";
import { showSaved } from "./show-saved.ts";

type Values = { name: string; surname: string };

/** A form as far as it is used here; react-hook-form needs mounted fields. */
const formWith = (typed: Values) => {
  let values = typed;

  return {
    getValues: () => values,
    reset: (saved: Values) => (values = saved),
    setValue: (name: keyof Values, value: string) => (values = { ...values, [name]: value }),
  } as unknown as UseFormReturn<Values>;
};

it("shows the stored values of fields that have not changed since they were sent", () => {
  const sent = { name: " Ada ", surname: "" };
  const form = formWith(sent);
  showSaved(form, sent, { name: "Ada", surname: "Nowak" });
  expect(form.getValues()).toEqual({ name: "Ada", surname: "Nowak" });
});

it("keeps what was typed while the answer was pending", () => {
  const form = formWith({ name: "Ada", surname: "Nowak-Zieli" });
  showSaved(form, { name: "Ada", surname: "Nowak" }, { name: "Ada", surname: "Nowak" });
  expect(form.getValues()).toEqual({ name: "Ada", surname: "Nowak-Zieli" });
});
