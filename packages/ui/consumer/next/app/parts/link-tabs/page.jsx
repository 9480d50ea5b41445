import { LinkTabs } from "@lucarne/ui/link-tabs";

const Page = () => (
  <LinkTabs label="Pages" items={[{ href: "#a", label: "A", count: 3, pending: "One answer is missing" }]} />
);

export default Page;
