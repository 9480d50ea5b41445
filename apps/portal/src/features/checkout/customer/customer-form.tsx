import type { User } from "@lucarne/api-client/queries/account";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { ErrorSummary } from "@lucarne/ui/error-summary";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Grid, Stack } from "@lucarne/ui/layout";
import { PhoneField } from "@lucarne/ui/phone-field";
import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { SelectField } from "@lucarne/ui/select-field";
import { Heading } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { fieldsOf } from "../../../shared/forms/form-schema.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { useLimitedFieldProps } from "../../../shared/forms/use-limited-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { nameOrder } from "../../../shared/names/name-order.ts";
import { readDeliveryPhone } from "./delivery-phone.ts";
import * as styles from "../checkout.css.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { customerSchema, type CustomerValues } from "./customer-schema.ts";
import { EarlierAddressField } from "./earlier-address-field.tsx";
import { messages } from "../messages.ts";
import type { Purchase } from "../purchase.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

type CustomerFormProps = {
  user: User;
  purchase: Purchase;
  initial: CustomerValues;
  /** Whether nothing can be ordered now. */
  disabled: boolean;
  onType: (values: CustomerValues) => void;
  onNext: (draft: CheckoutDraft) => void;
};

const AUTOCOMPLETE = { name: "given-name", surname: "family-name" } as const;

/** Step 1 of the checkout: who receives the order, and where (CHK-4 to CHK-8). */
export const CustomerForm = ({ user, purchase, initial, disabled, onType, onNext }: CustomerFormProps) => {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  const { delivered } = purchase;
  const [schema] = useState(() => customerSchema({ delivered, hasEmail: user.email !== null }));
  const countries = useCountryOptions();
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema,
    initial,
    onType,
    send: async (values, { isCurrent }) => {
      const phone = delivered ? await readDeliveryPhone(values.phone, values.phoneCountry) : undefined;
      if (!isCurrent()) return;
      onNext({ values, checked: { delivered, phone: phone?.kind === "valid" ? phone : undefined } });
    },
  });
  const props = useLimitedFieldProps(form);
  const field = (name: keyof CustomerValues, label: string) => ({ ...props(name, label), id: `${id}-${name}` });
  const set = (name: keyof CustomerValues, value: string) =>
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  const [delivery, phone, phoneCountry] = useWatch({
    control: form.control,
    name: ["delivery", "phone", "phoneCountry"],
  });
  const labels: Record<keyof CustomerValues, string> = {
    delivery: formatMessage(messages.delivery),
    companyName: formatMessage(messages.companyName),
    name: formatMessage(messages.name),
    surname: formatMessage(messages.surname),
    phone: formatMessage(messages.phone),
    phoneCountry: formatMessage(messages.country),
    email: formatMessage(messages.email),
    street: formatMessage(messages.street),
    houseNumber: formatMessage(messages.houseNumber),
    postalCode: formatMessage(messages.postalCode),
    city: formatMessage(messages.city),
    country: formatMessage(messages.country),
  };
  const wrong = fieldsOf(schema).filter((name) => form.formState.errors[name] !== undefined);

  const next = (
    <Button type="submit" form={id} pending={pending} disabled={disabled}>
      <FormattedMessage {...messages.toSummary} />
    </Button>
  );

  return (
    <form {...formProps} id={id}>
      <Stack space="gutter">
        {wrong.length > 0 && (
          <ErrorSummary
            title={<FormattedMessage {...messages.correct} />}
            errors={wrong.map((name) => ({ message: labels[name], href: `#${id}-${name}` }))}
          />
        )}
        <FormProblems problems={problems} ref={summary} />
        <Card>
          <div className={styles.section}>
            <Heading level={2} size="h3">
              <FormattedMessage {...messages.receiver} />
            </Heading>
            {delivered && (
              <SegmentedControl
                label={labels.delivery}
                value={delivery}
                onValueChange={(value) => set("delivery", value)}
                options={[
                  { value: "company", label: formatMessage(messages.company) },
                  { value: "private", label: formatMessage(messages.private) },
                ]}
              />
            )}
            {delivered && delivery === "company" && (
              <TextField {...field("companyName", labels.companyName)} autoComplete="organization" />
            )}
            <Grid columns={{ phone: 1, tablet: 2 }}>
              {nameOrder(locale).map((name) => (
                <TextField key={name} {...field(name, labels[name])} autoComplete={AUTOCOMPLETE[name]} />
              ))}
            </Grid>
            <Grid columns={{ phone: 1, tablet: delivered ? 2 : 1 }}>
              {delivered && (
                <PhoneField
                  {...field("phone", labels.phone)}
                  country={phoneCountry}
                  onCountryChange={(country) => set("phoneCountry", country)}
                  countries={countries}
                  value={phone}
                  onValueChange={(value) => set("phone", value)}
                />
              )}
              <TextField
                {...field("email", labels.email)}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                optional={delivered || user.email !== null}
                hint={
                  user.email !== null && <NamingMessage message={messages.emailHint} values={{ email: user.email }} />
                }
              />
            </Grid>
          </div>
          <div className={styles.section}>
            <Heading level={2} size="h3">
              <FormattedMessage {...(delivered ? messages.address : messages.voucherAddress)} />
            </Heading>
            <EarlierAddressField
              onChoose={(address) => {
                for (const [name, value] of Object.entries(address)) {
                  const known = fieldsOf(schema).find((one) => one === name);
                  if (known) set(known, value);
                }
              }}
            />
            <div className={styles.longShort}>
              <TextField {...field("street", labels.street)} autoComplete="off" />
              <TextField {...field("houseNumber", labels.houseNumber)} autoComplete="off" />
            </div>
            <div className={styles.shortLong}>
              <TextField {...field("postalCode", labels.postalCode)} autoComplete="postal-code" />
              <TextField {...field("city", labels.city)} autoComplete="address-level2" />
            </div>
            <SelectField
              {...field("country", labels.country)}
              autoComplete="country"
              options={countries.map(({ value, name }) => ({ value, label: name }))}
            />
            <div className={styles.formEnd}>
              <ButtonLink href={purchase.editHref} variant="outline" icon={ArrowLeft}>
                <FormattedMessage {...commonMessages.back} />
              </ButtonLink>
              {next}
            </div>
          </div>
        </Card>
      </Stack>
      <ActionBar>
        <ButtonLink href={purchase.editHref} variant="outline" icon={ArrowLeft}>
          <FormattedMessage {...commonMessages.back} />
        </ButtonLink>
        {next}
      </ActionBar>
    </form>
  );
};
