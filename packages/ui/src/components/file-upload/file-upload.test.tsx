import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { FileUpload, type FileUploadProps } from "./index.ts";

const setup = async (props: Partial<FileUploadProps> = {}) => {
  const onFiles = vi.fn();
  const onRemove = vi.fn();
  await renderUi(
    <FileUpload
      label="Logo"
      prompt="Choose a file"
      rules="PNG up to 10 MB"
      files={[]}
      onFiles={onFiles}
      onRemove={onRemove}
      {...props}
    />,
  );
  const input = page.getByLabelText("Logo").element();
  if (!(input instanceof HTMLInputElement)) throw new Error("Files are chosen by an input");
  return { onFiles, onRemove, input };
};

describe("FileUpload", () => {
  test("is a native file input with its restrictions, and the first tab stop", async () => {
    const { input } = await setup({ error: "Add your logo." });
    await userEvent.tab();
    expect(document.activeElement).toBe(input);
    await expect.element(page.getByLabelText("Logo")).toHaveAccessibleDescription("PNG up to 10 MB Add your logo.");
  });

  test("reports chosen files, and the same file again when chosen twice", async () => {
    const { onFiles } = await setup();
    const logo = new File(["x"], "logo.png", { type: "image/png" });
    await userEvent.upload(page.getByLabelText("Logo"), logo);
    await userEvent.upload(page.getByLabelText("Logo"), logo);
    expect(onFiles.mock.calls.map(([files]) => files[0].name)).toEqual(["logo.png", "logo.png"]);
  });

  test.each([
    [true, "refused"],
    [false, "accepted"],
  ])("required: the browser misses a file (%s) while all that are listed were %s", async (wrong) => {
    const file = { id: "7", name: "logo.png", text: "2 MB", removeLabel: "Delete", wrong };
    const { input } = await setup({ required: true, files: [file] });
    expect(input.validity.valueMissing).toBe(wrong);
  });

  test("a file being sent shows its progress and can be cancelled", async () => {
    const { onRemove } = await setup({
      files: [
        {
          id: "7",
          name: "logo.png",
          text: "6.2 of 8.4 MB",
          progress: { value: 62, max: 84, text: "6.2 of 8.4 MB" },
          removeLabel: "Cancel",
        },
      ],
    });
    await expect
      .element(page.getByRole("progressbar", { name: "logo.png" }))
      .toHaveAttribute("aria-valuetext", "6.2 of 8.4 MB");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith("7");
  });
});

describe("a removed file's button had focus", () => {
  const Upload = ({ disabled }: { readonly disabled?: boolean }) => {
    const [ids, setIds] = useState(["logo", "sign"]);
    return (
      <FileUpload
        label="Logo"
        prompt="Choose a file"
        rules="PNG"
        disabled={disabled}
        files={ids.map((id) => ({ id, name: `${id}.svg`, text: "12 kB", removeLabel: `Delete ${id}.svg` }))}
        onFiles={() => undefined}
        onRemove={(id) => setIds(ids.filter((other) => other !== id))}
      />
    );
  };

  test("it goes to the input", async () => {
    await renderUi(<Upload />);
    await page.getByRole("button", { name: "Delete logo.svg" }).click();
    await expect.element(page.getByLabelText("Logo")).toHaveFocus();
  });

  test("it goes to the button of another file when the input is disabled", async () => {
    await renderUi(<Upload disabled />);
    await page.getByRole("button", { name: "Delete logo.svg" }).click();
    await expect.element(page.getByRole("button", { name: "Delete sign.svg" })).toHaveFocus();
  });
});
