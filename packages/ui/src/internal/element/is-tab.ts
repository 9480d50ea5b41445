type Keys = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey">;

/** Tab or Shift + Tab, whose key WebKitGTK calls "Unidentified", without a key that changes its meaning. */
export const isTab = ({ key, code, altKey, ctrlKey, metaKey }: Keys): boolean =>
  (key === "Tab" || code === "Tab") && !altKey && !ctrlKey && !metaKey;
