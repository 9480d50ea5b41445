import { ErrorSummary } from "@lucarne/ui/error-summary";

const Page = () => <ErrorSummary title="Two errors" errors={[{ message: "Enter a name.", href: "#name" }]} />;

export default Page;
