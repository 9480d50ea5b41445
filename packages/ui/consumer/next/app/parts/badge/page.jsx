import { Badge, CountBadge } from "@lucarne/ui/badge";

const Page = () => (
  <>
    <Badge tone="info">New</Badge>
    <CountBadge count={3} />
  </>
);

export default Page;
