import { IconButton, IconButtonLink } from "@lucarne/ui/icon-button";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <>
    <IconButton icon={Plus} label="Add" badge={3} />
    <IconButtonLink href="#add" icon={Plus} label="Add" />
  </>
);

export default Page;
