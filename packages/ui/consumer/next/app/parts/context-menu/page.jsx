import { Card } from "@lucarne/ui/card";
import { ContextMenu } from "@lucarne/ui/context-menu";
import { MenuItem } from "@lucarne/ui/menu";

const Page = () => (
  <ContextMenu label="Actions for Villa" menu={<MenuItem>Edit</MenuItem>}>
    <Card>Villa</Card>
  </ContextMenu>
);

export default Page;
