import { Button } from "@lucarne/ui/button";
import { Plus, X } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { type ReactElement } from "react";
import { useForm, useFormState } from "../context.ts";
import type { PlannedField } from "../model/product/plan.ts";
import { sayField } from "../words/say.ts";
import { Section } from "./section.tsx";
import { TextInput } from "./text-input.tsx";

const Toggle = ({ field }: { readonly field: PlannedField }): ReactElement => {
  const { store, words, nextFocusRef } = useForm();
  const { name } = field;
  const added = useFormState(({ history }) => history.present.added.includes(name));
  const press = (): void => {
    if (!added) nextFocusRef.current = name;
    store.dispatch({ kind: added ? "remove" : "add", field: name });
  };
  return (
    <Button
      variant={added ? "soft" : "outline"}
      size="compact"
      icon={added ? undefined : Plus}
      iconEnd={added ? X : undefined}
      aria-pressed={added}
      onClick={press}
    >
      {sayField(words, field)}
    </Button>
  );
};

/** Fields that the customer adds and removes. An added field gets the focus and is required. */
export const OptionalFields = (): ReactElement | null => {
  const { store, words } = useForm();
  const { optional } = store.plan;
  const added = useFormState(({ history }) => history.present.added);
  if (optional.length === 0) return null;
  return (
    <Section title={words.sections.more} hint={words.hints.more}>
      <Stack space="gutter">
        <Inline space="xsmall" role="group" aria-label={words.sections.more}>
          {optional.map((field) => (
            <Toggle key={field.name} field={field} />
          ))}
        </Inline>
        {optional
          .filter(({ name }) => added.includes(name))
          .map((field) => (
            <TextInput key={field.name} field={field} />
          ))}
      </Stack>
    </Section>
  );
};
