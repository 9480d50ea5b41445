import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { Grid, Stack } from "@lucarne/ui/layout";
import { TextField } from "@lucarne/ui/text-field";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { numberShape } from "../../../shared/company/number-shape.ts";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { fieldsOf } from "../../../shared/forms/form-schema.ts";
import type { FormProblem } from "../../../shared/forms/problems/server-errors.ts";
import { StepButtons } from "../../../shared/forms/step-buttons.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { AddressField } from "../../../shared/places/address-field.tsx";
import { usePlaceFillIn } from "../../../shared/places/use-place-fill-in.ts";
import { checkUnique } from "../profile/check-unique.ts";
import { anyCompanySchema, type CompanyData, companySchema } from "./company-schema.ts";
import { messages } from "../messages.ts";
import { useNumberCheck } from "./number-check.ts";
import { problemsOf } from "../profile/profile-fields.ts";

type CompanyStepProps = {
  country: RegionSlug;
  initial: CompanyData;
  /** What the register call said about fields, of this step and of others. */
  refused: readonly FormProblem<string>[];
  onType: (company: CompanyData) => void;
  onBack: () => void;
  onNext: (company: CompanyData) => void;
};

const FIELDS = fieldsOf(anyCompanySchema);

/** Step 2: the company; its number must be free (REG-15). */
export const CompanyStep = ({ country, initial, refused, onType, onBack, onNext }: CompanyStepProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const errorText = useErrorText();
  const region = regionBySlug(country);
  const [schema] = useState(() => companySchema(region));
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema,
    initial,
    refused: problemsOf(refused, FIELDS),
    onType,
    send: async (company, { isCurrent }) => {
      const number = company.companyRegistrationNumber;
      if (region && number !== "") await checkUnique([{ region_id: region.id, registration_number: number }]);
      if (isCurrent()) onNext(company);
    },
  });
  const field = useFieldProps(form);
  const [street, typedNumber] = useWatch({
    control: form.control,
    name: ["companyStreetName", "companyRegistrationNumber"],
  });
  const { check, ask } = useNumberCheck(region, typedNumber);
  const { fillIn, typeStreet } = usePlaceFillIn({
    street: "companyStreetName",
    valuesOf: ({ street, houseNumber, postalCode, city }) => ({
      companyStreetName: street,
      companyHouseNumber: houseNumber,
      companyPostalCode: postalCode,
      companyCity: city,
    }),
    get: form.getValues,
    set: (name, text) => form.setValue(name, text, { shouldValidate: form.formState.isSubmitted }),
  });

  const first = region?.companyNumber;
  const second = region?.secondCompanyNumber;
  // In the order of the page: the first wrong field takes the focus.
  const companyName = field("companyName", formatMessage(messages.companyName));
  const number = field(
    "companyRegistrationNumber",
    formatMessage(messages.companyNumber, { name: first?.label ?? "" }),
  );
  const { ref, label, error } = field("companyStreetName", formatMessage(messages.street));
  const numberError = number.error ?? (check.error && errorText(check.error, number.label));

  return (
    <form {...formProps}>
      <Stack space="gutter">
        <FormProblems problems={problems} ref={summary} />
        <TextField {...companyName} autoComplete="organization" />
        <Grid columns={{ phone: 1, tablet: second ? 2 : 1 }}>
          {first && (
            <TextField
              {...number}
              live
              autoComplete="off"
              onBlur={(event) => {
                void number.onBlur(event);
                ask();
              }}
              status={check.status}
              message={check.status === "valid" ? formatMessage(messages.numberFree) : undefined}
              error={numberError}
              optional={!first.required}
              hint={
                check.status === "valid" ? undefined : (
                  <>
                    <span>{numberShape(intl, first)}</span>
                    {!first.required && (
                      <span>
                        <br />
                        {formatMessage(messages.numberLater)}
                      </span>
                    )}
                  </>
                )
              }
            />
          )}
          {second && (
            <TextField
              {...field("companyRegistrationNumber2", formatMessage(messages.secondNumber, { name: second.label }))}
              autoComplete="off"
              optional={!second.required}
              hint={numberShape(intl, second)}
            />
          )}
        </Grid>
        <AddressField
          ref={ref}
          label={label}
          error={error}
          country={country}
          value={street}
          onChange={typeStreet}
          onPlace={fillIn}
        />
        <Grid columns={2}>
          <TextField {...field("companyHouseNumber", formatMessage(messages.houseNumber))} autoComplete="off" />
          <TextField {...field("companyPostalCode", formatMessage(messages.postalCode))} autoComplete="postal-code" />
        </Grid>
        <TextField {...field("companyCity", formatMessage(messages.city))} autoComplete="address-level2" />
        <StepButtons pending={pending} onBack={onBack}>
          <FormattedMessage {...commonMessages.next} />
        </StepButtons>
      </Stack>
    </form>
  );
};
