/**
 * Calls back after the user has chosen something in the page or a form was reset. A radio button has no event of its own
 * when another one of its group is chosen.
 * @returns a function that stops it
 */
export const followChoices = (onChange: () => void): (() => void) => {
  // The reset comes after its event.
  const onReset = () => void setTimeout(onChange);
  document.addEventListener("change", onChange);
  document.addEventListener("reset", onReset);
  return () => {
    document.removeEventListener("change", onChange);
    document.removeEventListener("reset", onReset);
  };
};
