import { Dialog } from "@lucarne/ui/dialog";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState as={Dialog} value="open" change="onClose" initial title="Keep your answers?" description="They are saved.">
    Words
  </WithState>
);

export default Page;
