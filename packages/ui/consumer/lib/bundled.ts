import type { build, Rolldown } from "vite";

/** The files that Vite has made. */
export const bundled = (built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput["output"][number][] =>
  [built].flat().flatMap((one) => ("output" in one ? one.output : []));
