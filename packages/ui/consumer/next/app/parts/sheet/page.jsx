import { Sheet } from "@lucarne/ui/sheet";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState as={Sheet} value="open" change="onClose" initial title="More">
    Words
  </WithState>
);

export default Page;
