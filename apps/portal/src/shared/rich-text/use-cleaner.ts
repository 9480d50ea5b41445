import { useEffect, useState } from "react";

const importCleaner = () => import("./clean-html.ts");

/** Not there for a lost chunk: Vite resolves with nothing when the page is about to reload. */
type Cleaner = Awaited<ReturnType<typeof importCleaner>> | undefined;

let loaded: Cleaner;

/** Loads the code that cleans HTML of the server. A page's loader calls it, so that it comes together with the data. */
export const loadCleaner = async (): Promise<Cleaner> => {
  loaded = await importCleaner();

  return loaded;
};

/**
 * The cleaner, or "failed" when its code cannot be loaded. It is undefined while the code is loaded: a page with a
 * formatted text shows that it loads, because the height of the text is not known before.
 */
export const useCleaner = (): Cleaner | "failed" => {
  const [cleaner, setCleaner] = useState<Cleaner | "failed">(loaded);

  useEffect(() => {
    if (!cleaner) loadCleaner().then(setCleaner, () => setCleaner("failed"));
  }, [cleaner]);

  return cleaner;
};
