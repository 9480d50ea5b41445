import { useState } from "react";
import { Badge, CountBadge } from "../components/badge/index.ts";
import { Button } from "../components/button/index.ts";
import { Countdown } from "../components/countdown/index.ts";
import { EmptyState } from "../components/empty-state/index.ts";
import { Notice, NoticeAction } from "../components/notice/index.ts";
import { ProgressBar } from "../components/progress-bar/index.ts";
import { Skeleton, SkeletonText } from "../components/skeleton/index.ts";
import { Spinner } from "../components/spinner/index.ts";
import { StatusList } from "../components/status-list/index.ts";
import { TierPanes } from "../components/tier-panes/index.ts";
import { ToastRegion, useToast } from "../components/toast/index.ts";
import { Text } from "../components/text/index.ts";
import { Grid, Inline, Stack } from "../layout/index.ts";

const Saved = () => {
  const toast = useToast();
  return (
    <Button variant="outline" onClick={() => toast({ message: "Saved", action: { label: "Undo" } })}>
      Save
    </Button>
  );
};

const NextCode = () => {
  const [until] = useState(() => Date.now() + 119_000);
  return <Countdown until={until} format={(seconds) => `Another code in ${Math.ceil(seconds / 60)} minutes`} />;
};

/** What the app says: notices, states, progress and waiting. */
export const Messages = () => (
  <Stack>
    <Notice tone="positive" title="Your order is on its way." />
    <Notice tone="info" action={<NoticeAction href="#news">Read more</NoticeAction>}>
      The catalogue for 2027 is out.
    </Notice>
    <Notice tone="warning">Two projects have no photos.</Notice>
    <Notice tone="negative" title="The payment was refused.">
      Choose another card.
    </Notice>
    <Inline>
      <Badge tone="positive">Done</Badge>
      <Badge tone="info">In progress</Badge>
      <Badge tone="warning">Waiting</Badge>
      <Badge tone="negative">Refused</Badge>
      <Badge tone="neutral">Draft</Badge>
      <Badge tone="highlight">New</Badge>
      <CountBadge count={7} />
      <Spinner label="Loading" />
      <Saved />
    </Inline>
    <Stack space="small">
      <Text>820 of 1,000 points</Text>
      <ProgressBar label="To the next level" value={820} max={1000} valueText="820 of 1,000 points" tone="highlight" />
    </Stack>
    <TierPanes
      label="Level"
      value={820}
      valueText="820 points: Silver"
      tiers={[
        { name: "Bronze", from: 0 },
        { name: "Silver", from: 500 },
        { name: "Gold", from: 1000, to: null },
      ]}
    />
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <StatusList
        items={[
          { term: "Order", detail: "4079-1027" },
          { term: "Delivery", detail: "30 November" },
        ]}
      />
      <Stack space="small" aria-busy>
        <Skeleton height={24} width="40%" />
        <SkeletonText lines={3} />
      </Stack>
    </Grid>
    <Text>
      <NextCode />
    </Text>
    <EmptyState
      title="No projects yet"
      text="Register the first one to collect points."
      action={<Button>Register</Button>}
    />
    <ToastRegion />
  </Stack>
);
