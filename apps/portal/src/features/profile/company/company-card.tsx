import { type Company, updateCompany, type User } from "@lucarne/api-client/queries/account";
import { regionBySlug } from "@lucarne/api-client/regions";
import { Card } from "@lucarne/ui/card";
import { Grid, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Heading } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useToast } from "@lucarne/ui/toast";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api, currentUser, queryClient } from "../../../platform/session/portal-api.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { SaveButton } from "../../../shared/forms/save-button.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { useStoredValues } from "../../../shared/forms/use-stored-values.ts";
import { changedValues } from "../../../shared/forms/values/changed-values.ts";
import { companySchema } from "./company-schema.ts";
import { messages } from "../messages.ts";
import { type ReportDirty, useReportDirty } from "../../../shared/forms/leave/use-leave-guard.ts";

const valuesOf = (company: Company) => ({
  name: company.name,
  registration_number: company.registration_number ?? "",
  registration_number_2: company.registration_number_2 ?? "",
  address: company.address,
  postal_code: company.postal_code,
  city: company.city,
});

type CompanyCardProps = { user: User; onDirty: ReportDirty; onSaved: () => void };

/** The company's details, which everybody in it may change (PROF-7, PROF-8). */
export const CompanyCard = ({ user, onDirty, onSaved }: CompanyCardProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { company } = user;
  const region = regionBySlug(user.region.slug);
  const schema = useMemo(() => companySchema(region), [region]);
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema,
    initial: valuesOf(company),
    keepAs: "company",
    send: async (values, { showSaved }) => {
      const changes = changedValues(valuesOf(company), values);
      const saved = Object.keys(changes).length > 0 ? await updateCompany(api, company.id, changes) : company;
      queryClient.setQueryData(currentUser.queryKey, (now) => now && { ...now, company: saved });
      showSaved(valuesOf(saved));
      toast({ message: formatMessage(messages.saved) });
      onSaved();
    },
  });
  useStoredValues(form, valuesOf(company));
  useReportDirty("company", form.formState.isDirty, onDirty);
  const field = useFieldProps(form);
  const first = region?.companyNumber;
  const second = region?.secondCompanyNumber;
  const numberLabel = (name: string) => formatMessage(messages.companyNumber, { name });

  return (
    <Card as="section">
      <form {...formProps}>
        <Stack space="gutter">
          <Heading level={2} size="h3">
            <FormattedMessage {...messages.company} />
          </Heading>
          {first && company.registration_number === null && (
            <Notice tone="warning">
              <FormattedMessage {...messages.numberMissing} values={{ name: first.label }} />
            </Notice>
          )}
          <FormProblems problems={problems} ref={summary} />
          <TextField {...field("name", formatMessage(messages.companyName))} autoComplete="organization" />
          <Grid columns={{ phone: 1, tablet: 2 }}>
            {first && <TextField {...field("registration_number", numberLabel(first.label))} autoComplete="off" />}
            {second && <TextField {...field("registration_number_2", numberLabel(second.label))} autoComplete="off" />}
            <TextField {...field("address", formatMessage(messages.address))} autoComplete="street-address" />
            <TextField {...field("postal_code", formatMessage(messages.postalCode))} autoComplete="postal-code" />
            <TextField {...field("city", formatMessage(messages.city))} autoComplete="address-level2" />
          </Grid>
          <SaveButton pending={pending}>
            <FormattedMessage {...messages.saveCompany} />
          </SaveButton>
        </Stack>
      </form>
    </Card>
  );
};
