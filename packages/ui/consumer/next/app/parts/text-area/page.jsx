import { TextArea } from "@lucarne/ui/text-area";

const Page = () => <TextArea label="Message" limit={100} hint="Any language" />;

export default Page;
