import { useSyncExternalStore } from "react";

const followDisabled = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { attributes: true, attributeFilter: ["disabled"], subtree: true });
  return () => observer.disconnect();
};

/**
 * Whether an input is disabled, by itself or by a fieldset around it: parts of other libraries beside it do not know.
 * @param id id of the input
 */
export const useDisabled = (id: string): boolean =>
  useSyncExternalStore(
    followDisabled,
    () => document.getElementById(id)?.matches(":disabled") ?? false,
    () => false,
  );
