import { WithForm } from "../../../../src/with-form.jsx";

const Page = () => <WithForm />;

export default Page;
