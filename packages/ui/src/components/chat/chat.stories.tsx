import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { ChatComposer, type ChatComposerProps, ChatDay, ChatMessage, ChatThread } from "./index.ts";

const Conversation = ({
  first = "",
  ...composer
}: Pick<Partial<ChatComposerProps>, "pending" | "error"> & { readonly first?: string }) => {
  const [text, setText] = useState(first);
  return (
    <div style={{ maxInlineSize: 760 }}>
      <h2>Order 4079-118</h2>
      <ChatThread label="Messages">
        <ChatDay>Monday, 16 November</ChatDay>
        <ChatMessage from="other" sender="Support" time="9:12">
          Good morning. How can we help?
        </ChatMessage>
        <ChatMessage from="own" sender="You" time="9:14">
          {"The case arrived without its key.\nCan you send one?"}
        </ChatMessage>
        <ChatMessage from="other" sender="Support" time="9:15">
          legmegszentségteleníthetetlenségeskedéseitekért-https://lucarne.example/a/very/long/address/that/does/not/break
        </ChatMessage>
      </ChatThread>
      <ChatComposer
        label="Message"
        sendLabel="Send"
        value={text}
        onValueChange={setText}
        onSend={() => setText("")}
        {...composer}
      />
    </div>
  );
};

const meta = { title: "Components/Chat", component: Conversation } satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {};
export const Sending: Story = { args: { first: "Thank you!", pending: true }, tags: ["long"] };
/** The typed text is kept. */
export const NotSent: Story = {
  args: { first: "Thank you!", error: "Not sent. Check your connection and try again." },
};
export const OnAPhone: Story = { ...onAPhone, tags: ["long"] };
