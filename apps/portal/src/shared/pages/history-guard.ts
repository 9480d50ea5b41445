type Guard = (event: PopStateEvent) => boolean;

let guard: Guard | undefined;

// The window calls its listeners in the order of their registration: this one has to be there before the router's.
window.addEventListener("popstate", (event) => {
  if (guard?.(event)) event.stopImmediatePropagation();
});

/**
 * Asks a function before the router sees that the user went back or forward; `true` hides the step from the router.
 * @returns removes the function
 */
export const guardHistory = (asked: Guard): (() => void) => {
  guard = asked;

  return () => {
    if (guard === asked) guard = undefined;
  };
};
