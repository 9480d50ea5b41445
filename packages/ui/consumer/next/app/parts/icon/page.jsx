import { Icon } from "@lucarne/ui/icon";
import { Plus } from "@lucarne/ui/icons";

const Page = () => <Icon as={Plus} label="Add" />;

export default Page;
