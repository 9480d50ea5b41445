import { Link } from "@lucarne/ui/provider";

const Page = () => <Link href="#more">More</Link>;

export default Page;
