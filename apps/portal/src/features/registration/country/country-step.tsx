import { isRegionSlug, registrableRegions, type RegionSlug } from "@lucarne/api-client/regions";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Stack } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { hasLettersFor } from "../../../platform/intl/letters.ts";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { StepButtons } from "../../../shared/forms/step-buttons.tsx";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import * as styles from "./country-step.css.ts";
import { messages } from "../messages.ts";
import { ownCountryName } from "./own-country-name.ts";

type CountryStepProps = { country: RegionSlug; onNext: (country: RegionSlug) => void };

const OFFERED = new Set(registrableRegions().map(({ slug }) => slug));

/** Step 0: the country of the company, one of fourteen (PROD-9), each by its own name. */
export const CountryStep = ({ country, onNext }: CountryStepProps) => {
  const { formatMessage, locale } = useIntl();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<RegionSlug>(OFFERED.has(country) ? country : "pl");
  const { compare } = new Intl.Collator(locale);
  const countries = useCountryOptions()
    .filter(({ value }) => OFFERED.has(value))
    .map((option) => ({ ...option, own: ownCountryName(option.value), prefix: `+${option.dialCode}` }))
    .sort((one, other) => compare(one.own.name, other.own.name));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onNext(chosen);
      }}
    >
      <Stack space="large">
        <ChoiceGroup label={formatMessage(messages.country)} labelHidden columns={{ phone: 1, tablet: 2 }}>
          {countries.map(({ value, code, name, prefix, own }) => (
            <ChoiceCard
              key={value}
              type="radio"
              name="country"
              value={value}
              code={code}
              label={
                <Text as="span" size="dense" weight="strong">
                  <span
                    lang={own.htmlLang}
                    translate="no"
                    className={hasLettersFor(own.name, language) ? undefined : styles.foreignLetters}
                  >
                    {own.name}
                  </span>
                  {own.name !== name && <span className={readOut}> {name}</span>}
                </Text>
              }
              end={
                <Text as="span" size="dense">
                  {prefix}
                </Text>
              }
              checked={value === chosen}
              onChange={(event) => isRegionSlug(event.target.value) && setChosen(event.target.value)}
            />
          ))}
        </ChoiceGroup>
        <StepButtons>
          <FormattedMessage {...commonMessages.next} />
        </StepButtons>
      </Stack>
    </form>
  );
};
