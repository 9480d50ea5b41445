import { useEffect, useState } from "react";
import { afterFirstPaint } from "../../platform/paint/after-first-paint.ts";

/** Whether the page has painted something: what the first view does not need is loaded after it (PERF-4). */
export const usePainted = (): boolean => {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);

  return painted;
};
