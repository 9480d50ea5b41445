import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import type { Draft } from "../draft/draft.ts";
import { messages } from "../messages.ts";
import { nameOrder } from "../../../shared/names/name-order.ts";
import * as styles from "../frame/aside.css.ts";
import { type Step, STEPS } from "../frame/steps.ts";
import { usePhoneDisplay } from "./use-phone-display.ts";

type AnswersSoFarProps = { draft: Draft; step: Step; onStartOver: () => void };

/** What the steps before have brought, kept on this device; or from the beginning. */
export const AnswersSoFar = ({ draft, step, onStartOver }: AnswersSoFarProps) => {
  const { formatMessage, locale } = useIntl();
  const { person, company, country } = draft;
  const phone = usePhoneDisplay(person.phone, person.phoneCountry);
  const countryName = useCountryOptions().find(({ value }) => value === country)?.name ?? "";
  const isBehind = (other: Step) => STEPS.indexOf(other) < STEPS.indexOf(step);
  // The last answers in full, of those before only what names them: the panel stays short.
  const rows = [
    { label: messages.country, value: countryName, isShown: true },
    ...nameOrder(locale).map((name) => ({ label: messages[name], value: person[name], isShown: isBehind("person") })),
    { label: messages.phone, value: phone, isShown: step === "company" },
    { label: messages.email, value: person.email, isShown: step === "company" },
    { label: messages.companyName, value: company.companyName, isShown: isBehind("company") },
    { label: messages.city, value: company.companyCity, isShown: isBehind("company") },
  ].filter(({ isShown }) => isShown);

  return (
    <Card>
      <Stack space="small">
        <Heading level={2} size="h4">
          <FormattedMessage {...messages.soFar} />
        </Heading>
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label.id} className={styles.row}>
              <dt className={styles.label}>{formatMessage(label)}</dt>
              <dd translate={label === messages.country ? undefined : "no"} className={styles.value}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.foot}>
          <Text size="small" tone="muted">
            <FormattedMessage {...messages.saved} />
          </Text>
          <Button variant="text" size="compact" flush="start" onClick={onStartOver}>
            <FormattedMessage {...messages.startOver} />
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
