import { isRegionSlug, registrableRegions, type RegionSlug } from "@lucarne/api-client/regions";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Stack } from "@lucarne/ui/layout";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCountryOptions } from "../../app/countries/use-country-options.ts";
import { messages } from "./messages.ts";
import { StepButtons } from "./step-buttons.tsx";

type CountryStepProps = { country: RegionSlug; onNext: (country: RegionSlug) => void };

const OFFERED = new Set(registrableRegions().map(({ slug }) => slug));

/** Step 0: the country of the company, one of fourteen (document 1 §1). */
export const CountryStep = ({ country, onNext }: CountryStepProps) => {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<RegionSlug>(OFFERED.has(country) ? country : "pl");

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onNext(chosen);
      }}
    >
      <Stack space="large">
        <ChoiceGroup label={formatMessage(messages.country)} labelHidden columns={{ phone: 1, tablet: 2 }}>
          {useCountryOptions()
            .filter(({ value }) => OFFERED.has(value))
            .map(({ value, name, dialCode }) => (
              <ChoiceCard
                key={value}
                type="radio"
                name="country"
                value={value}
                label={name}
                end={`+${dialCode}`}
                checked={value === chosen}
                onChange={(event) => isRegionSlug(event.target.value) && setChosen(event.target.value)}
              />
            ))}
        </ChoiceGroup>
        <StepButtons />
      </Stack>
    </form>
  );
};
