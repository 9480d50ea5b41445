import { Amount } from "@lucarne/ui/amount";

const Page = () => <Amount value="640" unit="points" />;

export default Page;
