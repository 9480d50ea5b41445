import { Heading, Text } from "@lucarne/ui/text";

const Page = () => (
  <>
    <Heading level={1}>Windows</Heading>
    <Text tone="muted">Words</Text>
  </>
);

export default Page;
