import { type ComponentType, useState } from "react";

/**
 * A component that is loaded when it is first needed, for example by what opens over a page.
 * @param load imports its module
 * @param pick takes it out of the module
 * @returns the component once it has loaded, and a function that starts loading; it calls `onFailure` when the code
 *   cannot be loaded
 */
export const useLoadedComponent = <Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): readonly [ComponentType<Props> | undefined, (onFailure: () => void) => void] => {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();

  const start = (onFailure: () => void) => {
    // Vite resolves with nothing for a lost chunk when the page is about to reload.
    load().then((module: Module | undefined) => module && setLoaded(() => pick(module)), onFailure);
  };

  return [Loaded, start];
};
