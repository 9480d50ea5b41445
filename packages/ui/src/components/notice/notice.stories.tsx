import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Hourglass, MailWarning } from "../icons/index.ts";
import { Notice, NoticeAction } from "./index.ts";

const meta = { title: "Components/Notice", component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack space="xsmall">
      <Notice tone="warning" icon={Hourglass} action={<NoticeAction href="#shop">Go to shop</NoticeAction>}>
        <b>160 points expire on 31 December.</b> Spend them in the shop before then.
      </Notice>
      <Notice
        tone="info"
        icon={MailWarning}
        action={<NoticeAction onClick={() => undefined}>Send code again</NoticeAction>}
      >
        Your e-mail is not verified yet. We need it for order confirmations.
      </Notice>
      <Notice tone="positive" onClose={() => undefined}>
        Card shipped. It arrives in 5 days.
      </Notice>
      <Notice tone="negative" action={<NoticeAction href="#company">Add it</NoticeAction>}>
        Your company has no registration number.
      </Notice>
    </Stack>
  ),
};

export const WithTitle: Story = {
  args: {
    tone: "info",
    title: "Both places are taken",
    children: "Remove someone first, or ask support for more places.",
  },
};

/** At 320 px. */
export const Narrow: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <Stack space="xsmall">
        <Notice
          tone="warning"
          icon={Hourglass}
          action={<NoticeAction href="#shop">Към магазина за награди</NoticeAction>}
        >
          <b>160 точки изтичат на 31 декември.</b> Изхарчете ги в магазина преди това.
        </Notice>
        <Notice tone="negative">legmegszentségteleníthetetlenségeskedéseitekért</Notice>
      </Stack>
    </div>
  ),
};
export const OnAPhone: Story = { ...Tones, ...onAPhone, tags: ["long"] };
