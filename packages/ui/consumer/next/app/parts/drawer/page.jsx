import { Drawer } from "@lucarne/ui/drawer";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState as={Drawer} value="open" change="onClose" initial title="Cart" footer="Total">
    Words
  </WithState>
);

export default Page;
