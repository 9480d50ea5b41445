import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack } from "../../layout/index.ts";
import { Card } from "../card/index.ts";
import { Skeleton, SkeletonText } from "./index.ts";

const meta = { title: "Components/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 430 }}>
      <Stack aria-busy>
        <Skeleton width="55%" height={24} />
        <SkeletonText lines={2} />
        <Grid columns={2} space="small">
          <Skeleton height={72} radius="control" />
          <Skeleton height={72} radius="control" />
        </Grid>
      </Stack>
    </Card>
  ),
};
