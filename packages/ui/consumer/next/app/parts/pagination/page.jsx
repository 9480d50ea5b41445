import { Pagination } from "@lucarne/ui/pagination";

const Page = () => <Pagination page={2} pages={9} hrefOf="?page={page}" range="1–20 of 46" />;

export default Page;
