/** Keys that open something, such as `Mod+K` or `Ctrl+Shift+P`. `Mod` is the command key on Apple's devices, otherwise Ctrl. */
export type Shortcut = `${"Mod" | "Ctrl" | "Alt"}+${string}`;

type Keys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const isLatin = (key: string) => /^[a-z]$/i.test(key);

/** Whether a pressed key is the shortcut. On a keyboard with other letters, such as Cyrillic ones, its place counts. */
export const isShortcut = (shortcut: Shortcut, pressed: Keys, isApple: boolean): boolean => {
  const names = shortcut.split("+");
  const wanted = names.at(-1) ?? "";
  const has = (name: string) => names.slice(0, -1).includes(name);
  const key = isLatin(wanted) && !isLatin(pressed.key) ? pressed.code.replace(/^Key/, "") : pressed.key;
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    pressed.ctrlKey === (has("Ctrl") || (has("Mod") && !isApple)) &&
    pressed.metaKey === (has("Mod") && isApple) &&
    pressed.altKey === has("Alt") &&
    pressed.shiftKey === has("Shift")
  );
};

export const onApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
