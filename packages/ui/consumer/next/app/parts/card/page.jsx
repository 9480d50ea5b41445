import { Card } from "@lucarne/ui/card";

const Page = () => <Card>Card</Card>;

export default Page;
