import { Select, SelectField } from "@lucarne/ui/select-field";

const Page = () => (
  <>
    <SelectField
      label="Country"
      name="country"
      options={[{ value: "pl", label: "Poland", shortLabel: "PL" }]}
      defaultValue="pl"
    />
    <Select aria-label="Country" options={[{ value: "pl", label: "Poland" }]} disabled />
  </>
);

export default Page;
