import type { FileJobs } from "./file-jobs.ts";
import { serveJobs } from "./serve-jobs.ts";

// Libraries are loaded with the first job that needs them.
serveJobs<FileJobs>({
  inspect: async ({ bytes, name, product, ghostscript }) => {
    const { inspectOrderFile } = await import("../check/inspect-file.ts");
    return inspectOrderFile(Buffer.from(bytes), name, { product, ghostscript });
  },
  avatar: async ({ bytes }) => {
    const { inspectAvatar } = await import("../check/inspect-file.ts");
    return inspectAvatar(Buffer.from(bytes));
  },
  photo: async ({ bytes, name, product }) => {
    const { inspectPhoto } = await import("../check/inspect-file.ts");
    return inspectPhoto(Buffer.from(bytes), name, product);
  },
  design: async (design) => {
    const { checkDesign } = await import("../../print/lay-design.ts");
    return checkDesign(design);
  },
  print: async (order) => {
    const { drawPrint } = await import("../../print/draw-print.ts");
    return drawPrint(order);
  },
});
