import { TierPanes } from "@lucarne/ui/tier-panes";

const Page = () => (
  <TierPanes label="Levels" value={120} valueText="120 points" tiers={[{ name: "Bronze", from: 0 }]} />
);

export default Page;
