import { TextField } from "@lucarne/ui/text-field";
import { Plus } from "@lucarne/ui/icons";

const Page = () => <TextField label="Name" icon={Plus} suffix="m" error="Enter a name." />;

export default Page;
