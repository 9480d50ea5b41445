import { FileUpload } from "@lucarne/ui/file-upload";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState
    as={FileUpload}
    change="onFiles"
    handlers={["onRemove"]}
    label="Photos"
    prompt="Choose files"
    rules="JPEG, up to 5 MB"
    files={[{ id: "1", name: "roof.jpg", text: "2 MB", removeLabel: "Remove roof.jpg" }]}
  />
);

export default Page;
