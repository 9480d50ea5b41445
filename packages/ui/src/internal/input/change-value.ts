const nativeValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, "value");

/**
 * Changes the text of an input as typing does: React, form libraries and listeners of the form get an `input` event.
 */
export const changeValue = (input: HTMLInputElement, value: string): void => {
  nativeValue?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
