import { FlipCard } from "@lucarne/ui/flip-card";

const Page = () => <FlipCard front="Front" back="Back" turned={false} />;

export default Page;
