import { serveJobs } from "./serve-jobs.ts";

// Libraries are loaded with the first job that needs them.
serveJobs({
  inspect: async (input) => {
    const { bytes, name, product, ghostscript } = Object(input);
    const { inspectOrderFile } = await import("../check/inspect-file.ts");
    return inspectOrderFile(Buffer.from(bytes), String(name), { product, ghostscript });
  },
  avatar: async (input) => {
    const { inspectAvatar } = await import("../check/inspect-file.ts");
    return inspectAvatar(Buffer.from(Object(input).bytes));
  },
  photo: async (input) => {
    const { bytes, name, product } = Object(input);
    const { inspectPhoto } = await import("../check/inspect-file.ts");
    return inspectPhoto(Buffer.from(bytes), String(name), String(product));
  },
  design: async (input) => {
    const { checkDesign } = await import("../lay-design.ts");
    return checkDesign(Object(input));
  },
  print: async (input) => {
    const { drawPrint } = await import("../draw-print.ts");
    return drawPrint(Object(input));
  },
});
