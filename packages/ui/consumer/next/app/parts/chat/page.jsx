import { ChatComposer, ChatMessage, ChatThread } from "@lucarne/ui/chat";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <>
    <ChatThread label="Messages">
      <ChatMessage from="me" sender="Eva" time="10:30">
        Good morning
      </ChatMessage>
    </ChatThread>
    <WithState as={ChatComposer} initial="" handlers={["onSend"]} label="Message" sendLabel="Send" />
  </>
);

export default Page;
