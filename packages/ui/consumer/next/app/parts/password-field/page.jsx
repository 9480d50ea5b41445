import { PasswordField } from "@lucarne/ui/password-field";

const Page = () => <PasswordField label="Password" hint="At least 12 characters" error="Use at least 12 characters." />;

export default Page;
