import type { User } from "@lucarne/api-client/queries/account";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { Card } from "@lucarne/ui/card";
import { Icon } from "@lucarne/ui/icon";
import { MailWarning } from "@lucarne/ui/icons";
import { Grid, Inline, Stack } from "@lucarne/ui/layout";
import { TextLink } from "@lucarne/ui/link";
import { PhoneField } from "@lucarne/ui/phone-field";
import { Heading } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useToast } from "@lucarne/ui/toast";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { queryClient } from "../../../platform/session/portal-api.ts";
import { updateCurrentUser } from "../../../platform/session/user/update-current-user.ts";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { SaveButton } from "../../../shared/forms/save-button.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { useStoredValues } from "../../../shared/forms/use-stored-values.ts";
import { nameOrder } from "../../../shared/names/name-order.ts";
import { href } from "../../../shared/navigation/href.ts";
import { personMessages } from "../../../shared/people/person-messages.ts";
import { phoneText } from "../../../shared/people/phone-text.ts";
import { groupDigits } from "../../../shared/phone/group-phone.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";
import { typeInto } from "../../../shared/forms/values/type-into.ts";
import { changedValues } from "../../../shared/forms/values/changed-values.ts";
import { ConfirmContact } from "./confirm-contact.tsx";
import { detailsSchema } from "./details-schema.ts";
import { messages } from "../messages.ts";
import { unconfirmedEmail } from "../profile-screen.css.ts";
import { useReportDirty, type ReportDirty } from "../../../shared/forms/leave/use-leave-guard.ts";

const valuesOf = ({ name, surname, phone, email }: User) => ({ name, surname, phone, email: email ?? "" });

/** The values as the fields show them. */
const shownOf = (user: User) => ({ ...valuesOf(user), phone: groupDigits(user.phone) });

/** Name, phone and e-mail address of the user (PROF-1, PROF-2). */
export const DetailsCard = ({ user, onDirty }: { user: User; onDirty: ReportDirty }) => {
  const { formatMessage, locale } = useIntl();
  const countries = useCountryOptions();
  const toast = useToast();
  const country = user.region.slug;
  const schema = useMemo(() => detailsSchema(country), [country]);
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema,
    initial: shownOf(user),
    keepAs: "details",
    send: async (values, { showSaved }) => {
      const number = await readPhoneNumber(values.phone, country);
      const changes = changedValues(valuesOf(user), { ...values, phone: number?.national ?? "" });
      const saved = Object.keys(changes).length > 0 ? await updateCurrentUser(() => changes) : user;
      // The first complete profile earns points.
      void queryClient.invalidateQueries({ queryKey: queryKeys.points.all });
      showSaved(shownOf(saved));
      toast({ message: formatMessage(messages.saved) });
    },
  });
  useStoredValues(form, shownOf(user));
  useReportDirty("details", form.formState.isDirty, onDirty);
  const field = useFieldProps(form);
  const phone = useWatch({ control: form.control, name: "phone" });
  const unconfirmed = user.email !== null && user.verified_email_at === null;

  return (
    <Card as="section">
      <form {...formProps}>
        <Stack space="gutter">
          <Heading level={2} size="h3">
            <FormattedMessage {...messages.details} />
          </Heading>
          <FormProblems problems={problems} ref={summary} />
          <Grid columns={{ phone: 1, tablet: 2 }}>
            {nameOrder(locale).map((name) => (
              <TextField
                key={name}
                {...field(name, formatMessage(personMessages[name]))}
                autoComplete={name === "name" ? "given-name" : "family-name"}
              />
            ))}
            <PhoneField
              {...field("phone", formatMessage(personMessages.phone))}
              country={country}
              countryDisabled
              onCountryChange={() => undefined}
              countries={countries}
              value={phone}
              onValueChange={(value) => typeInto(form, "phone", value)}
            />
            <TextField
              {...field("email", formatMessage(personMessages.email))}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              hint={
                unconfirmed && (
                  <Inline as="span" space="xxsmall">
                    <span className={unconfirmedEmail}>
                      <Icon as={MailWarning} size={16} />
                      <FormattedMessage {...messages.unconfirmed} />
                    </span>
                    <TextLink href={href("verifyEmail")}>
                      <FormattedMessage {...messages.confirmEmail} />
                    </TextLink>
                  </Inline>
                )
              }
            />
          </Grid>
          <SaveButton pending={pending}>
            <FormattedMessage {...messages.saveDetails} />
          </SaveButton>
        </Stack>
      </form>
      {(user.pending_email ?? user.pending_phone) !== undefined && (
        <Stack>
          {user.pending_email !== undefined && <ConfirmContact kind="email" contact={user.pending_email} />}
          {user.pending_phone !== undefined && (
            <ConfirmContact kind="phone" contact={phoneText(user.pending_phone, country)} />
          )}
        </Stack>
      )}
    </Card>
  );
};
