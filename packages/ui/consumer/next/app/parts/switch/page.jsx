import { Switch } from "@lucarne/ui/switch";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={Switch} value="checked" initial={false} label="E-mails" />;

export default Page;
