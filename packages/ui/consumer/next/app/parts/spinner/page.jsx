import { Spinner } from "@lucarne/ui/spinner";

const Page = () => <Spinner label="Loading" />;

export default Page;
