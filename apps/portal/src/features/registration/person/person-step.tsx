import { regionBySlug } from "@lucarne/api-client/regions";
import { Grid, Stack } from "@lucarne/ui/layout";
import { PhoneField } from "@lucarne/ui/phone-field";
import { TextField } from "@lucarne/ui/text-field";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { fieldsOf } from "../../../shared/forms/form-schema.ts";
import type { FormProblem } from "../../../shared/forms/problems/server-errors.ts";
import { StepButtons } from "../../../shared/forms/step-buttons.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";
import { checkUnique } from "../profile/check-unique.ts";
import { messages } from "../messages.ts";
import { nameOrder } from "../../../shared/names/name-order.ts";
import { type Person, personSchema } from "./person-schema.ts";
import { problemsOf } from "../profile/profile-fields.ts";

type PersonStepProps = {
  initial: Person;
  /** What the register call said about fields, of this step and of others. */
  refused: readonly FormProblem<string>[];
  onType: (person: Person) => void;
  onBack: () => void;
  onNext: (person: Person) => void;
};

const FIELDS = fieldsOf(personSchema);
const AUTOCOMPLETE = { name: "given-name", surname: "family-name" } as const;

/** Step 1: the first user; e-mail and phone must be free (REG-10). */
export const PersonStep = ({ initial, refused, onType, onBack, onNext }: PersonStepProps) => {
  const { formatMessage, locale } = useIntl();
  const countries = useCountryOptions();
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema: personSchema,
    initial,
    refused: problemsOf(refused, FIELDS),
    onType,
    send: async (person, { isCurrent }) => {
      const number = await readPhoneNumber(person.phone, person.phoneCountry);
      const region = regionBySlug(person.phoneCountry);
      await checkUnique([
        { email: person.email },
        ...(number && region ? [{ region_id: region.id, phone: number.national }] : []),
      ]);
      if (isCurrent()) onNext(person);
    },
  });
  const field = useFieldProps(form);
  const [phone, phoneCountry] = useWatch({ control: form.control, name: ["phone", "phoneCountry"] });

  return (
    <form {...formProps}>
      <Stack space="gutter">
        <FormProblems problems={problems} ref={summary} />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {nameOrder(locale).map((name) => (
            <TextField key={name} {...field(name, formatMessage(messages[name]))} autoComplete={AUTOCOMPLETE[name]} />
          ))}
        </Grid>
        <TextField
          {...field("email", formatMessage(messages.email))}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneField
          {...field("phone", formatMessage(messages.phone))}
          country={phoneCountry}
          countryDisabled
          onCountryChange={() => undefined}
          countries={countries}
          value={phone}
          onValueChange={(value) => form.setValue("phone", value, { shouldValidate: form.formState.isSubmitted })}
        />
        <StepButtons pending={pending} onBack={onBack}>
          <FormattedMessage {...commonMessages.next} />
        </StepButtons>
      </Stack>
    </form>
  );
};
