import { MultiSelect } from "@lucarne/ui/multi-select";

const towns = [
  { value: "krk", label: "Kraków" },
  { value: "ldz", label: "Łódź" },
];

const Page = () => (
  <>
    <MultiSelect label="Towns" name="towns" options={towns} defaultValue={["krk"]} />
    <MultiSelect label="Other towns" options={[]} loading />
  </>
);

export default Page;
