import { ApiError } from "@lucarne/api-client/errors";
import { Button } from "@lucarne/ui/button";
import { TextField } from "@lucarne/ui/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { z } from "zod/mini";
import { withPortal } from "../../testing/with-portal.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { usePortalForm } from "./use-portal-form.ts";

const schema = z.object({ name: z.string() });

/** The first try is refused, the second one is saved. */
const Example = () => {
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const portalForm = usePortalForm({
    schema,
    send: async () => {
      setTries(tries + 1);
      if (tries === 0) throw new ApiError({ status: 422, errors: { name: ["This name is taken."] } });
      setOpen(false);
    },
  });
  const { form } = portalForm;

  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename the team</Button>
      <FormDialog open={open} onClose={() => setOpen(false)} title="Rename the team" save="Save" form={portalForm}>
        <TextField label="Name" {...form.register("name")} error={form.formState.errors.name?.message} />
      </FormDialog>
    </>
  );
};

const meta = {
  title: "Portal/Patterns/Dialog that saves",
  component: Example,
  decorators: [withPortal],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedThenSaved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Rename the team" }));
    const field = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.type(field, "Roofers{Enter}");
    await expect(await screen.findByText("This name is taken.")).toBeVisible();
    await expect(field).toHaveValue("Roofers");
    await expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
