import { RadioGroup } from "@lucarne/ui/radio-group";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={RadioGroup} initial="a" label="Size" options={[{ value: "a", label: "A" }]} />;

export default Page;
