/**
 * Calls back after a property of an element was set. Form libraries and React set the value of a field without an
 * event.
 * @returns a function that stops it
 */
export const watchProperty = <Watched extends HTMLElement>(
  element: Watched,
  name: keyof Watched & string,
  onSet: () => void,
): (() => void) => {
  // React has a property of its own on the element.
  const inner =
    Object.getOwnPropertyDescriptor(element, name) ??
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name);
  if (!inner) return () => undefined;
  Object.defineProperty(element, name, {
    configurable: true,
    get: (): unknown => inner.get?.call(element),
    set: (value: unknown) => {
      const before = element[name];
      inner.set?.call(element, value);
      // React also sets what it was.
      if (element[name] !== before) onSet();
    },
  });
  return () => void Object.defineProperty(element, name, inner);
};
