import { AmountChip } from "@lucarne/ui/amount-chip";

const Page = () => <AmountChip href="#amount" value="640" unit="points" />;

export default Page;
