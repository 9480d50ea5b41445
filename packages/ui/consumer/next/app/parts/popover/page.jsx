import { Popover } from "@lucarne/ui/popover";
import { Button } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <Popover label="Serial number" trigger={<Button icon={Plus}>Where?</Button>} defaultOpen>
    On the back
  </Popover>
);

export default Page;
