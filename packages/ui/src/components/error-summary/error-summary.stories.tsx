import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { TextField } from "../text-field/index.ts";
import { ErrorSummary } from "./index.ts";

const meta = {
  title: "Components/ErrorSummary",
  component: ErrorSummary,
  args: { title: "Two things need a look", errors: [] },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveItsForm: Story = {
  render: () => (
    <Stack>
      <ErrorSummary
        title="Two things need a look"
        errors={[
          { message: "Postal code: letters are not allowed", href: "#postal-code" },
          { message: "The order is below the minimum of 50 points" },
        ]}
      />
      <TextField id="postal-code" label="Postal code" defaultValue="058O1" error="Letters are not allowed." />
    </Stack>
  ),
};
