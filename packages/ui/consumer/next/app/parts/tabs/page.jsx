import { Tabs } from "@lucarne/ui/tabs";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState as={Tabs} initial="a b" label="Views" items={[{ value: "a b", label: "A" }]}>
    Words
  </WithState>
);

export default Page;
