import { Tooltip } from "@lucarne/ui/tooltip";
import { IconButton } from "@lucarne/ui/icon-button";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <Tooltip text="Add">
    <IconButton icon={Plus} label="Add" />
  </Tooltip>
);

export default Page;
