/** What takes focus in place of an element: of a group its chosen radio button, else its first control. */
export const focusTarget = (element: HTMLElement): HTMLElement =>
  element.matches("fieldset, div")
    ? (element.querySelector<HTMLElement>("input[type=radio]:checked") ??
      element.querySelector<HTMLElement>("input:not([type=hidden]), [role=slider]") ??
      element)
    : element;

/** The first control of a part of the page that is marked as invalid and can be seen. */
export const firstWrong = (place: HTMLElement | null): HTMLElement | undefined => {
  const marked = [...(place?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  // Without a box it lies in what is hidden; Safari before 17.4 has no `checkVisibility`.
  const first = marked.find((element) => element.getClientRects().length > 0);
  return first && focusTarget(first);
};
