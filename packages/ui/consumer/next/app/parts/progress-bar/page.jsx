import { ProgressBar } from "@lucarne/ui/progress-bar";

const Page = () => <ProgressBar label="Done" value={3} max={10} valueText="3 of 10" />;

export default Page;
