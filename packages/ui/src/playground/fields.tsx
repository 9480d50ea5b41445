import { Combobox } from "../components/combobox/index.ts";
import { DateField } from "../components/date-field/index.ts";
import { DateRangeField } from "../components/date-range-field/index.ts";
import { ErrorSummary } from "../components/error-summary/index.ts";
import { Field } from "../components/field/index.ts";
import { FileUpload } from "../components/file-upload/index.ts";
import { MultiSelect } from "../components/multi-select/index.ts";
import { NumberField } from "../components/number-field/index.ts";
import { OneTimeCode } from "../components/one-time-code/index.ts";
import { PasswordField } from "../components/password-field/index.ts";
import { PhoneField } from "../components/phone-field/index.ts";
import { Quantity } from "../components/quantity/index.ts";
import { SearchSelect } from "../components/search-select/index.ts";
import { SelectField } from "../components/select-field/index.ts";
import { RangeSlider, Slider } from "../components/slider/index.ts";
import { TextArea } from "../components/text-area/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Grid, Stack } from "../layout/index.ts";

const countries = [
  { value: "de", label: "Germany" },
  { value: "fr", label: "France" },
  { value: "it", label: "Italy" },
  { value: "es", label: "Spain" },
];
const dialCodes = [
  { value: "pl", code: "PL", dialCode: 48, name: "Poland" },
  { value: "de", code: "DE", dialCode: 49, name: "Germany" },
];
const ignore = () => undefined;

/** Every field, empty, filled and refused. */
export const Fields = () => (
  <Stack>
    <ErrorSummary
      title="Two answers need another look."
      errors={[{ message: "Enter the tax number.", href: "#tax" }, { message: "The password is too short." }]}
    />
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField label="Company" defaultValue="Dach-Serwis Kowalczyk" status="valid" message="Found in the register" />
      <TextField id="tax" label="Tax number" error="Enter the tax number." hint="Ten digits" />
      <PasswordField label="Password" autoComplete="new-password" defaultValue="roof" error="At least 12 letters" />
      <PhoneField label="Phone" countries={dialCodes} defaultValue="600 700 800" />
      <SelectField label="Country" options={countries} defaultValue="it" />
      <SearchSelect label="Branch" options={countries} hint="Type a few letters" />
      <MultiSelect label="Regions" options={countries} defaultValue={["de", "es"]} />
      <Combobox label="Town" options={[]} placeholder="Kraków" />
      <DateField label="Start" defaultValue="2026-11-30" min="2026-01-01" />
      <DateRangeField label="Period" defaultValue={{ from: "2026-11-02", to: "2026-11-30" }} />
      <NumberField label="Roof area" unit="m²" decimals={1} defaultValue={84.5} />
      <OneTimeCode label="Code" defaultValue="418" />
      <Field label="Colour of the van">{(control) => <input type="color" {...control} />}</Field>
      <Slider label="Slope" defaultValue={35} min={15} max={90} />
      <RangeSlider label="Price" fromLabel="From" toLabel="To" defaultValue={[20, 80]} />
      <TextArea label="Message" limit={200} optional />
      <FileUpload
        label="Photos"
        prompt="Drop photos here or choose some"
        rules="JPEG or PNG, at most 10 MB"
        files={[{ id: "roof", name: "roof.jpg", text: "2.1 MB", removeLabel: "Delete roof.jpg" }]}
        onFiles={ignore}
        onRemove={ignore}
      />
    </Grid>
    <Quantity label="Quantity of roof windows" defaultValue={4} max={12} />
  </Stack>
);
