import { OneTimeCode } from "@lucarne/ui/one-time-code";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={OneTimeCode} initial="" label="Code" />;

export default Page;
