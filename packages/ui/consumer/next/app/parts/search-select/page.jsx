import { SearchSelect } from "@lucarne/ui/search-select";

const towns = [
  { value: "krk", label: "Kraków", description: "34-500" },
  { value: "ldz", label: "Łódź", disabled: true },
];

const Page = () => (
  <>
    <SearchSelect label="Town" name="town" options={towns} defaultValue="krk" />
    <SearchSelect label="Other town" options={towns} error="Choose a town." />
  </>
);

export default Page;
