import { queryKeys } from "@lucarne/api-client/queries/keys";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Stack } from "@lucarne/ui/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { expect, userEvent, within } from "storybook/test";
import { withPortal } from "../../testing/with-portal.tsx";
import { ActionProblems } from "./action-problems.tsx";
import { rollBack } from "./roll-back.ts";
import { useAction } from "./use-action.ts";

const KEY = queryKeys.account.self;

/** The box changes at once; the server refuses, and the box changes back. */
const Example = () => {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: async () => false, staleTime: Number.POSITIVE_INFINITY });
  const { start, error } = useAction({
    run: async () => {
      throw new TypeError("No answer.");
    },
    optimistic: (wanted: boolean) => {
      const undo = rollBack(queryClient, KEY);
      queryClient.setQueryData(KEY, wanted);

      return undo;
    },
  });

  return (
    <Stack space="small">
      <ActionProblems error={error} />
      <Checkbox label="Send me news" checked={data ?? false} onChange={({ target }) => void start(target.checked)} />
    </Stack>
  );
};

const meta = {
  title: "Portal/Patterns/Optimistic change",
  component: Example,
  decorators: [withPortal],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedAndRolledBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(await canvas.findByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};
