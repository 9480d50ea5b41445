import { readLogo } from "@lucarne/configurators/render/read-logo";
import { readPlanes } from "@lucarne/configurators/artwork/logo/read-planes";
import sharp from "sharp";

import { openPicture } from "../pictures/pictures.ts";
import { convertPostScript } from "../postscript/convert-postscript.ts";
import { serveJobs } from "../work/serve-jobs.ts";

interface File {
  readonly bytes: Uint8Array;
}

/** Each library alone, without the checks that stand before it in the product. */
export type LibraryJobs = Readonly<
  Record<"drawing" | "picture" | "planes" | "logo", { readonly input: File; readonly result: unknown }> &
    Record<"postscript", { readonly input: File; readonly result: Uint8Array }>
>;

const bytesOf = ({ bytes }: File): Buffer => Buffer.from(bytes);

serveJobs<LibraryJobs>({
  drawing: async (input) =>
    sharp(bytesOf(input), { limitInputPixels: 20_000_000, unlimited: true }).ensureAlpha().raw().toBuffer(),
  picture: async (input) => openPicture(bytesOf(input)).raw().toBuffer(),
  planes: async (input) => readPlanes(bytesOf(input)),
  logo: async (input) => readLogo({ bytes: bytesOf(input), name: "a.pdf", href: "" }),
  postscript: async (input) => convertPostScript(bytesOf(input), "gs", { seconds: 1, memory: 500_000, blocks: 2_000 }),
});
