// A brand of the app's own, made from the example as the documentation says: a copy with another name, hues, font, shapes and
// drawings.

/** What is changed in the copy: a teal and red brand with upright, almost square panels and a serif font. */
const CHANGES: readonly (readonly [from: string | RegExp, to: string])[] = [
  ["--hue-primary: 330", "--hue-primary: 200"],
  ["--hue-accent: 265", "--hue-accent: 20"],
  ["--hue-highlight: 75", "--hue-highlight: 145"],
  [/--lu-font-family: [^;]+/, "--lu-font-family: Georgia, serif"],
  [/--lu-slant-angle: [^;]+/, "--lu-slant-angle: 0deg"],
  [/--lu-slant-ratio: [^;]+/, "--lu-slant-ratio: 0"],
  [/--lu-radius-scale: [^;]+/, "--lu-radius-scale: 0.25"],
  [/--lu-radius-pane: [^;]+/, "--lu-radius-pane: 0px"],
  [/--lu-radius-badge: [^;]+/, "--lu-radius-badge: 1px"],
  [/--lu-radius-control: [^;]+/, "--lu-radius-control: 2px"],
  [/--lu-radius-notice: [^;]+/, "--lu-radius-notice: 2px"],
  [/--lu-radius-card: [^;]+/, "--lu-radius-card: 3px"],
  [/--lu-radius-dialog: [^;]+/, "--lu-radius-dialog: 4px"],
  ["M20 0 40 26H24v6h-8v-6H0z", "M20 0 40 16 20 32 0 16z"],
  ["M20 8 30 22H20z", "M20 8 30 16H20z"],
  [/M8 1 15 13H1z/g, "M8 1 15 8 8 15 1 8z"],
];

/** The brand "mine" from the sheet of the example. Throws when the example lacks what the documentation says to change. */
export const ownBrand = (example: string): string =>
  CHANGES.reduce(
    (css, [from, to]) => {
      const changed = css.replace(from, to);
      if (changed === css) throw new Error(`The example brand has no ${String(from)}`);
      return changed;
    },
    example.replaceAll("harbour", "mine"),
  );
