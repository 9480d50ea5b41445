import { CheckboxGroup } from "../components/checkbox-group/index.ts";
import { Checkbox } from "../components/checkbox/index.ts";
import { Chip, FilterChip } from "../components/chip/index.ts";
import { ChoiceCard, ChoiceGroup } from "../components/choice-card/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { Switch } from "../components/switch/index.ts";
import { Grid, Inline, Stack } from "../layout/index.ts";

const ignore = () => undefined;

/** One or several of a few: boxes, buttons, cards, switches and filters. */
export const Choices = () => (
  <Stack>
    <Inline>
      <FilterChip label="Open" count={12} defaultChecked />
      <FilterChip label="Closed" count={34} />
      <Chip onRemove={ignore} removeLabel="Remove Kraków">
        Kraków
      </Chip>
      <Chip>Flat roof</Chip>
    </Inline>
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <RadioGroup
        label="Delivery"
        name="delivery"
        options={[
          { value: "site", label: "To the site", hint: "With a crane" },
          { value: "branch", label: "To a branch" },
          { value: "shop", label: "To a shop", disabled: true },
        ]}
        defaultValue="site"
      />
      <CheckboxGroup
        label="Services"
        name="services"
        allLabel="All services"
        options={[
          { value: "fit", label: "Fitting" },
          { value: "repair", label: "Repair" },
          { value: "blinds", label: "Blinds" },
        ]}
        defaultValue={["fit"]}
      />
      <ChoiceGroup label="Package">
        <ChoiceCard type="radio" name="package" label="Basic" hint="One visit" end="€ 120" defaultChecked />
        <ChoiceCard type="radio" name="package" label="Complete" hint="With two years of service" end="€ 310" />
      </ChoiceGroup>
      <Stack>
        <Switch label="E-mail" hint="News about your orders" defaultChecked />
        <Switch label="Text message" />
        <Checkbox label="I have read the terms" requiredMark required />
        <Checkbox label="The address is right" error="Confirm the address." />
      </Stack>
    </Grid>
  </Stack>
);
