import { Button } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";
import { RowLink, Table } from "@lucarne/ui/table";

const drawName = ({ name }) => <RowLink href="#1">{name}</RowLink>;
const drawAction = () => <Button icon={Plus}>Add</Button>;

const Page = () => (
  <Table
    caption="Projects"
    columns={[
      { id: "name", header: "Name", place: "key", cell: drawName },
      { id: "menu", header: "Actions", headerHidden: true, place: "actions", cell: drawAction },
    ]}
    rows={[{ name: "Roof" }]}
    keyOf={({ name }) => name}
  />
);

export default Page;
