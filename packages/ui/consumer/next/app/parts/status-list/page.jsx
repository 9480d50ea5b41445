import { StatusList } from "@lucarne/ui/status-list";

const Page = () => <StatusList items={[{ term: "Status", detail: "Open" }]} />;

export default Page;
