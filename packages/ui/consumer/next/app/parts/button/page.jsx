import { Button, ButtonLink } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <>
    <Button icon={Plus}>Add</Button>
    <Button pending>Saving</Button>
    <ButtonLink href="#more" variant="outline" iconEnd={Plus}>
      More
    </ButtonLink>
  </>
);

export default Page;
