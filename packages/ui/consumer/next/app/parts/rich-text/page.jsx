import { RichText } from "@lucarne/ui/rich-text";

const Page = () => (
  <RichText>
    <p>Words</p>
  </RichText>
);

export default Page;
