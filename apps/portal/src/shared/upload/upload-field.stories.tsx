import { createApiClient } from "@lucarne/api-client/client";
import { uploadLogo } from "@lucarne/api-client/queries/orders";
import { Text } from "@lucarne/ui/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { withPortal } from "../../testing/with-portal.tsx";
import { UploadField } from "./upload-field.tsx";
import { useUpload } from "./use-upload.ts";

type Answer = (signal: AbortSignal) => Promise<Response>;

const refused: Answer = async () =>
  Response.json(
    { status: 422, errors: { file: ["The file is larger than 10 MB."] } },
    { status: 422, headers: { "Content-Type": "application/problem+json" } },
  );

const stored: Answer = async () =>
  Response.json({
    path: "logo.png",
    originalName: "logo.png",
    uuid: "1",
    name: "logo.png",
    size: 8,
    type: "image/png",
    url: "",
  });

const never: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Gives the answers one after the other; the upload is half sent before each. */
const Example = ({ answers }: { answers: readonly Answer[] }) => {
  const [left, setLeft] = useState(answers);
  const [done, setDone] = useState("");
  const upload = useUpload({
    send: (client, file, signal) => uploadLogo(client, file, "flyer", signal),
    onDone: (_, file) => setDone(file.name),
    clientFor: (onProgress) =>
      createApiClient({
        baseUrl: location.origin,
        getToken: () => undefined,
        getLanguage: () => undefined,
        onMaintenance: () => undefined,
        onUnauthorized: () => false,
        fetch: (request, init) => {
          onProgress({ sent: 4_200_000, total: 8_400_000 });
          setLeft((rest) => rest.slice(1));

          return (left[0] ?? stored)(init?.signal ?? request.signal);
        },
      }),
  });

  return (
    <>
      <UploadField
        label="Logo"
        prompt="Drop your logo here or choose a file"
        rules="PNG or JPEG, up to 10 MB"
        accept="image/png,image/jpeg"
        upload={upload}
      />
      {done && <Text>Uploaded: {done}</Text>}
    </>
  );
};

const meta = {
  title: "Portal/Patterns/Upload",
  component: Example,
  decorators: [withPortal],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("The field has no file input.");
  await userEvent.upload(input, new File(["contents"], "logo.png", { type: "image/png" }));

  return within(canvasElement);
};

export const Empty: Story = { args: { answers: [] } };

export const Sending: Story = {
  args: { answers: [never] },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText("4.2 of 8.4 MB")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel: logo.png" })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { answers: [never] },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel: logo.png" }));
    await expect(canvas.queryByText("logo.png")).toBeNull();
  },
};

export const RefusedThenSent: Story = {
  args: { answers: [refused, stored] },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText("The file is larger than 10 MB.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Uploaded: logo.png")).toBeVisible();
  },
};
