import type { RegionSlug } from "@lucarne/api-client/regions";
import { Grid, Stack } from "@lucarne/ui/layout";
import { PhoneField } from "@lucarne/ui/phone-field";
import { TextField } from "@lucarne/ui/text-field";
import { type ReactNode, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { LeaveQuestion } from "../../../shared/forms/leave/leave-question.tsx";
import { useLeaveGuard, useReportDirty } from "../../../shared/forms/leave/use-leave-guard.ts";
import { SaveButton } from "../../../shared/forms/save-button.tsx";
import { typeInto } from "../../../shared/forms/values/type-into.ts";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { useStoredValues } from "../../../shared/forms/use-stored-values.ts";
import { nameOrder } from "../../../shared/names/name-order.ts";
import { personMessages } from "../../../shared/people/person-messages.ts";
import { groupDigits } from "../../../shared/phone/group-phone.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";
import { memberSchema, type MemberValues } from "./member-schema.ts";
import { messages } from "../messages.ts";

/** The values as the fields show them. */
const shownOf = (member: MemberValues): MemberValues => ({ ...member, phone: groupDigits(member.phone) });

type MemberFormProps = {
  country: RegionSlug;
  /** What is stored of the member; none for a new one. */
  initial?: MemberValues;
  /** The id of the member; none for a new one. */
  uuid?: string;
  /** Label of the button that sends the form. */
  save: ReactNode;
  disabled?: boolean;
  /** Sends the values; the phone is in national digits. Resolves with what is stored then, for a form that stays. */
  send: (values: MemberValues) => Promise<MemberValues | void>;
  /** Called when nothing is unsaved any more, for a form that opens another page then. */
  onSent?: () => void;
};

/** Name, surname and phone of a team member (TEAM-6). */
export const MemberForm = ({ country, initial, uuid = "new", save, disabled, send, onSent }: MemberFormProps) => {
  const stored = initial && shownOf(initial);
  const guard = useLeaveGuard();
  const { formatMessage, locale } = useIntl();
  const countries = useCountryOptions();
  const schema = useMemo(() => memberSchema(country), [country]);
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema,
    ...(stored && { initial: stored }),
    keepAs: `member.${uuid}`,
    send: async (values, { showSaved }) => {
      const number = await readPhoneNumber(values.phone, country);
      const saved = await send({ ...values, phone: number?.national ?? values.phone });
      if (saved) showSaved(shownOf(saved));
      else guard.report("member", false);
      onSent?.();
    },
  });
  useStoredValues(form, stored);
  const field = useFieldProps(form);
  useReportDirty("member", form.formState.isDirty, guard.report);
  const phone = useWatch({ control: form.control, name: "phone" });

  return (
    <form {...formProps}>
      <Stack space="gutter">
        <FormProblems problems={problems} ref={summary} />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {nameOrder(locale).map((name) => (
            <TextField key={name} {...field(name, formatMessage(personMessages[name]))} autoComplete="off" />
          ))}
        </Grid>
        <PhoneField
          {...field("phone", formatMessage(personMessages.phone))}
          hint={formatMessage(messages.phoneHint)}
          country={country}
          countryDisabled
          onCountryChange={() => undefined}
          countries={countries}
          autoComplete="off"
          value={phone}
          onValueChange={(value) => typeInto(form, "phone", value)}
        />
        <SaveButton pending={pending} disabled={disabled}>
          {save}
        </SaveButton>
      </Stack>
      <LeaveQuestion guard={guard} />
    </form>
  );
};
