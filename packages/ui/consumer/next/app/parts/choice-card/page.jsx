import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";

const Page = () => (
  <ChoiceGroup label="Delivery">
    <ChoiceCard type="radio" name="delivery" value="post" label="By post" />
  </ChoiceGroup>
);

export default Page;
