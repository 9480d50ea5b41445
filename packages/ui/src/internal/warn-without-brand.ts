/**
 * Warns in development when the kit's style sheets are loaded without a brand: borders and text would be
 * invisible.
 */
export const warnWithoutBrand = (): void => {
  const part = document.querySelector("[data-component]") ?? document.documentElement;
  const styles = getComputedStyle(part);
  const has = (property: string) => styles.getPropertyValue(property).trim() !== "";
  if (!has("--lu-space-medium") || has("--lu-color-text")) return;
  const brand = part.closest("[data-brand]")?.getAttribute("data-brand");
  console.warn(
    brand === undefined || brand === null
      ? 'The UI kit has no colours: set data-brand on the root element, for example <html data-brand="lucarne">.'
      : `The UI kit has no colours: no sheet defines the brand "${brand}". Import its theme or correct data-brand.`,
  );
};
