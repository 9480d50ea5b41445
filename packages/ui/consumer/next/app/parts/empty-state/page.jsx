import { EmptyState } from "@lucarne/ui/empty-state";
import { Button } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";

const Page = () => <EmptyState title="Nothing here" text="Add one." action={<Button icon={Plus}>Add</Button>} />;

export default Page;
