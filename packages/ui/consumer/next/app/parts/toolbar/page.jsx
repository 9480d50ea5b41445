import { Button } from "@lucarne/ui/button";
import { Toolbar, ToolbarItem, ToolbarSeparator } from "@lucarne/ui/toolbar";

const Page = () => (
  <Toolbar label="Actions for 3 projects">
    <ToolbarItem>
      <Button size="compact">Edit</Button>
    </ToolbarItem>
    <ToolbarSeparator />
    <ToolbarItem disabled>
      <Button size="compact">Delete</Button>
    </ToolbarItem>
  </Toolbar>
);

export default Page;
