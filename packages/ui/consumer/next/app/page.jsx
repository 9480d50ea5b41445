import { Heading } from "@lucarne/ui/text";
import { Sample } from "../../src/sample.tsx";

/** A server component: parts without state are drawn on the server alone. */
const Page = () => (
  <main>
    <Heading level={1} id="on-the-server">
      Windows
    </Heading>
    <Sample />
  </main>
);

export default Page;
