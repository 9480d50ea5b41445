import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lastAnnounced } from "../../internal/announcements.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { FileUpload, type FileUploadProps, type UploadedFile } from "./index.ts";

const setup = async (props: Partial<FileUploadProps> = {}) => {
  const onFiles = vi.fn<FileUploadProps["onFiles"]>();
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
    expect(onFiles.mock.calls.map(([files]) => files[0]?.name)).toEqual(["logo.png", "logo.png"]);
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

const fileOf = (name: string, size = 1, type = "image/png") => new File(["x".repeat(size)], name, { type });
const namesOf = (files: readonly File[] = []) => files.map(({ name }) => name);

describe("FileUpload, keyboard", () => {
  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: opens the choice of files, sends a file again, and removes it", async (_, key) => {
    const onRetry = vi.fn();
    const wrong = { id: "7", name: "logo.png", text: "Lost.", wrong: true, removeLabel: "Delete", retryLabel: "Again" };
    const { input, onRemove } = await setup({ files: [wrong], onRetry });
    const onClick = vi.fn((event: Event) => event.preventDefault());
    input.addEventListener("click", onClick);
    for (const press of [onClick, onRetry, onRemove]) {
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(press).toHaveBeenCalledOnce();
    }
  });

  const paste = (input: HTMLInputElement, files: readonly File[]) => {
    const clipboardData = new DataTransfer();
    for (const file of files) clipboardData.items.add(file);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    return event;
  };
  const two = [fileOf("a.png"), fileOf("b.png")];

  test.each([
    [true, ["a.png", "b.png"]],
    [false, ["a.png"]],
  ])("Control + V: takes the files of the clipboard, several with multiple (%s)", async (multiple, names) => {
    const { input, onFiles } = await setup({ multiple });
    expect(paste(input, two).defaultPrevented).toBe(true);
    expect(namesOf(onFiles.mock.lastCall?.[0])).toEqual(names);
  });

  test("Control + V: nothing for a text, or while it is disabled", async () => {
    const { input, onFiles } = await setup({ disabled: true });
    expect(paste(input, two).defaultPrevented).toBe(false);
    input.disabled = false;
    expect(paste(input, []).defaultPrevented).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });
});

describe("limits", () => {
  test("files of another kind, too large ones and those over the count are given apart, with the reason", async () => {
    const onRefused = vi.fn<NonNullable<FileUploadProps["onRefused"]>>();
    const listed: readonly UploadedFile[] = [
      { id: "1", name: "old.png", text: "", removeLabel: "Delete old.png" },
      { id: "2", name: "bad.png", text: "", wrong: true, removeLabel: "Delete bad.png" },
    ];
    const limits = { multiple: true, accept: ".PDF, image/*", maxSize: 10, maxFiles: 3, files: listed };
    const { input, onFiles } = await setup({ ...limits, onRefused });
    const data = new DataTransfer();
    const given = [
      fileOf("film.mov", 1, "video/quicktime"),
      fileOf("one.png"),
      fileOf("large.png", 11),
      fileOf("plan.pdf", 1, "application/pdf"),
      fileOf("three.png"),
    ];
    for (const file of given) data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    expect(namesOf(onFiles.mock.lastCall?.[0])).toEqual(["one.png", "plan.pdf"]);
    expect(onRefused.mock.lastCall?.[0].map(({ file, reason }) => [file.name, reason])).toEqual([
      ["film.mov", "type"],
      ["large.png", "size"],
      ["three.png", "count"],
    ]);
  });

  test("without onRefused the error names the refused files with the rules until others are chosen", async () => {
    const { input, onFiles } = await setup({ maxSize: 10, error: "Add your logo." });
    const field = page.getByLabelText("Logo");
    await userEvent.upload(field, [fileOf("large.png", 11)]);
    expect(onFiles).not.toHaveBeenCalled();
    await expect.element(page.getByText("large.png: PNG up to 10 MB", { exact: true })).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription("PNG up to 10 MB large.png: PNG up to 10 MB");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(lastAnnounced().polite.trim()).toBe("large.png: PNG up to 10 MB");
    await userEvent.upload(field, [fileOf("small.png")]);
    expect(namesOf(onFiles.mock.lastCall?.[0])).toEqual(["small.png"]);
    await expect.element(field).toHaveAccessibleDescription("PNG up to 10 MB Add your logo.");
  });

  test("without limits every file is given, as the app checks them", async () => {
    const { onFiles } = await setup({ multiple: true, accept: "image/*" });
    await userEvent.upload(page.getByLabelText("Logo"), [fileOf("a.png", 50)]);
    expect(namesOf(onFiles.mock.lastCall?.[0])).toEqual(["a.png"]);
  });
});

describe("a failed file", () => {
  const failed: UploadedFile = {
    id: "7",
    name: "logo.png",
    text: "The connection was lost.",
    wrong: true,
    removeLabel: "Delete logo.png",
    retryLabel: "Send logo.png again",
  };
  const sending: UploadedFile = {
    ...failed,
    wrong: false,
    text: "1 of 2",
    progress: { value: 1, max: 2, text: "1 of 2" },
  };
  const draw = (files: readonly UploadedFile[], onRetry?: (id: string) => void) => (
    <FileUpload
      label="Logo"
      prompt="Choose a file"
      rules="PNG"
      files={files}
      onFiles={() => undefined}
      onRemove={() => undefined}
      onRetry={onRetry}
    />
  );

  test("has a button for another try, only with onRetry", async () => {
    const onRetry = vi.fn();
    const { rerender } = await renderUi(draw([failed], onRetry));
    await page.getByRole("button", { name: "Send logo.png again" }).click();
    expect(onRetry).toHaveBeenCalledExactlyOnceWith("7");
    await rerender(draw([failed]));
    expect(page.getByRole("button", { name: "Send logo.png again" }).elements()).toHaveLength(0);
  });

  test("is announced when sending ends, as is one that is refused at once; what is listed at first is not", async () => {
    const before = lastAnnounced().polite;
    const { rerender } = await renderUi(draw([{ ...failed, id: "1", name: "first.png" }, sending]));
    expect(lastAnnounced().polite).toBe(before);
    await rerender(draw([failed]));
    expect(lastAnnounced().polite.trim()).toBe("logo.png: The connection was lost.");
    await rerender(draw([failed, { ...failed, id: "8", name: "film.mov", text: "Not a picture." }]));
    expect(lastAnnounced().polite.trim()).toBe("film.mov: Not a picture.");
    await rerender(draw([{ ...failed, wrong: false, text: "12 kB" }]));
    expect(lastAnnounced().polite.trim()).toBe("logo.png: 12 kB");
  });
});
