import { useSyncExternalStore } from "react";

const followDisabled = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { attributes: true, attributeFilter: ["disabled"], subtree: true });
  return () => observer.disconnect();
};

/**
 * Whether an input is disabled, by its own attribute or by a fieldset around it, which parts of other libraries do not
 * follow.
 * @param id id of the input
 */
export const useDisabled = (id: string): boolean =>
  useSyncExternalStore(
    followDisabled,
    () => document.getElementById(id)?.matches(":disabled") ?? false,
    () => false,
  );
