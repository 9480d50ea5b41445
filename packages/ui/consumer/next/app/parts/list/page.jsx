import { Plus } from "@lucarne/ui/icons";
import { List, ListItem } from "@lucarne/ui/list";

const Page = () => (
  <List aria-label="Orders">
    <ListItem title="Order 12" text="3 windows" start={<Plus size={20} />} end="140" href="#order" />
    <ListItem title="Order 11" />
  </List>
);

export default Page;
