import { LinkTabs, Tabs } from "@lucarne/ui/tabs";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <>
    <WithState as={Tabs} initial="a b" label="Views" items={[{ value: "a b", label: "A" }]}>
      Words
    </WithState>
    <LinkTabs label="Pages" items={[{ href: "#a", label: "A", count: 3, pending: "One answer is missing" }]} />
  </>
);

export default Page;
