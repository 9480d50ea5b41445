import { StatisticCard } from "@lucarne/ui/statistic-card";

const Page = () => <StatisticCard title="Points" value="640" link={{ href: "#points", label: "All points" }} />;

export default Page;
