import { Combobox } from "@lucarne/ui/combobox";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState as={Combobox} initial="" handlers={["onSelect"]} label="Town" options={[{ value: "1", label: "Kutno" }]} />
);

export default Page;
