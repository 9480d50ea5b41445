import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { Grid, Stack } from "@lucarne/ui/layout";
import { TextField } from "@lucarne/ui/text-field";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { FormProblems } from "../../app/forms/form-problems.tsx";
import { lazySchema } from "../../app/forms/lazy-schema.ts";
import { useFieldProps } from "../../app/forms/use-field-props.ts";
import { usePortalForm } from "../../app/forms/use-portal-form.ts";
import { AddressField } from "../../app/places/address-field.tsx";
import type { PlaceParts } from "../../app/places/place-parts.ts";
import { checkUnique } from "./check-unique.ts";
import type { CompanyData } from "./draft.ts";
import { messages } from "./messages.ts";
import { StepButtons } from "./step-buttons.tsx";

type CompanyStepProps = {
  country: RegionSlug;
  initial: CompanyData;
  onBack: () => void;
  onNext: (company: CompanyData) => void;
};

const FIELDS = [
  "companyName",
  "companyRegistrationNumber",
  "companyRegistrationNumber2",
  "companyStreetName",
  "companyHouseNumber",
  "companyPostalCode",
  "companyCity",
] as const;

/** Step 2: the company; its number must be free (document 1 §5). */
export const CompanyStep = ({ country, initial, onBack, onNext }: CompanyStepProps) => {
  const { formatMessage } = useIntl();
  const region = regionBySlug(country);
  const { form, formProps, problems, summary, pending } = usePortalForm({
    defaultValues: initial,
    resolver: lazySchema<CompanyData, CompanyData>(async () => {
      const { companySchema } = await import("./company-schema.ts");
      if (!region) throw new Error(`No country ${country}.`);

      return companySchema(region);
    }),
    fields: FIELDS,
    aliases: { registration_number: "companyRegistrationNumber" },
    send: async (company) => {
      const number = company.companyRegistrationNumber;
      if (region && number !== "") await checkUnique([{ region_id: region.id, registration_number: number }]);
      onNext(company);
    },
  });
  const field = useFieldProps(form);
  const street = useWatch({ control: form.control, name: "companyStreetName" });
  const set = (name: keyof CompanyData, text: string) =>
    form.setValue(name, text, { shouldValidate: form.formState.isSubmitted });

  const fillIn = (place: PlaceParts) => {
    set("companyStreetName", place.street);
    set("companyHouseNumber", place.houseNumber);
    set("companyPostalCode", place.postalCode);
    set("companyCity", place.city);
  };

  const first = region?.companyNumber;
  const second = region?.secondCompanyNumber;

  return (
    <form {...formProps}>
      <Stack space="gutter">
        <FormProblems problems={problems} ref={summary} />
        <TextField {...field("companyName", formatMessage(messages.companyName))} autoComplete="organization" />
        <Grid columns={{ phone: 1, tablet: second ? 2 : 1 }}>
          {first && (
            <TextField
              {...field("companyRegistrationNumber", formatMessage(messages.companyNumber, { name: first.label }))}
              optional={!first.required}
              hint={first.required ? undefined : formatMessage(messages.numberLater)}
            />
          )}
          {second && (
            <TextField
              {...field("companyRegistrationNumber2", formatMessage(messages.secondNumber, { name: second.label }))}
              optional={!second.required}
            />
          )}
        </Grid>
        <AddressField
          label={formatMessage(messages.street)}
          country={country}
          value={street}
          onChange={(text) => set("companyStreetName", text)}
          onPlace={fillIn}
          error={field("companyStreetName", formatMessage(messages.street)).error}
        />
        <Grid columns={2}>
          <TextField {...field("companyHouseNumber", formatMessage(messages.houseNumber))} />
          <TextField {...field("companyPostalCode", formatMessage(messages.postalCode))} autoComplete="postal-code" />
        </Grid>
        <TextField {...field("companyCity", formatMessage(messages.city))} autoComplete="address-level2" />
        <StepButtons pending={pending} onBack={onBack} />
      </Stack>
    </form>
  );
};
