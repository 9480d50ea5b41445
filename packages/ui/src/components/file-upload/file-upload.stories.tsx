import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileUpload } from "./index.ts";

const preview =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 11'%3E%3Cpath fill='%230F5B52' d='M4 1h9l-3 9H1z'/%3E%3C/svg%3E";

const meta = {
  title: "Components/FileUpload",
  component: FileUpload,
  args: {
    label: "Logo",
    prompt: "Drop your logo here or choose a file",
    rules: "PDF, AI, PNG, SVG, JPG, ZIP, TIFF, PSD up to 10 MB",
    files: [],
    onFiles: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithFiles: Story = {
  args: {
    multiple: true,
    files: [
      { id: "1", name: "dach-serwis.svg", text: "18 kB", preview, removeLabel: "Delete dach-serwis.svg" },
      {
        id: "2",
        name: "baner-na-rusztowanie-wersja-ostateczna-naprawde-ostateczna.psd",
        text: "6.2 of 8.4 MB",
        progress: { value: 62, max: 84, text: "6.2 of 8.4 MB" },
        removeLabel: "Cancel sending the banner",
      },
      {
        id: "3",
        name: "film.mov",
        text: "This kind of file cannot be printed.",
        wrong: true,
        removeLabel: "Delete film.mov",
      },
    ],
  },
};

export const Wrong: Story = { args: { error: "Add your logo." } };
export const Disabled: Story = { args: { disabled: true }, tags: ["long"] };

/** Several files, one of them to be sent again, and two that were over a limit. */
export const ManyFiles: Story = {
  tags: ["long"],
  args: {
    label: "Photos of the roof",
    prompt: "Drop photos here, paste them or choose files",
    rules: "Up to 5 photos, JPG or PNG, 10 MB each",
    multiple: true,
    maxFiles: 5,
    maxSize: 10_000_000,
    accept: "image/*",
    onRetry: () => undefined,
    onRefused: () => undefined,
    files: [
      { id: "1", name: "front.jpg", text: "2.1 MB", preview, removeLabel: "Delete front.jpg" },
      {
        id: "2",
        name: "back.jpg",
        text: "1.1 of 3.4 MB",
        progress: { value: 11, max: 34, text: "1.1 of 3.4 MB" },
        removeLabel: "Cancel sending back.jpg",
      },
      {
        id: "3",
        name: "elkelkáposztástalaníthatatlanságoskodásaitokért-északi-oldal.jpg",
        text: "The connection was lost. Send the photo again.",
        wrong: true,
        retryLabel: "Send the photo of the north side again",
        removeLabel: "Delete the photo of the north side",
      },
      { id: "4", name: "panorama.png", text: "Larger than 10 MB.", wrong: true, removeLabel: "Delete panorama.png" },
    ],
  },
};
