/** A translator of a browser, as pages see it. */
export type Translator = {
  readonly name: string;
  /** Changes every text node that is not translated yet; resolves when watchers have seen it. */
  readonly translate: (root: Element) => Promise<void>;
};

/** What is translated already, or never. */
const UNTOUCHED = 'font, script, style, svg, option, title, textarea, [translate="no"]';

const textNodes = (root: Element): Text[] => {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (node instanceof Text && node.data.trim() !== "" && !parent?.closest(UNTOUCHED)) found.push(node);
  }

  return found;
};

const translator = (name: string, change: (text: Text, font: Element) => void): Translator => ({
  name,
  translate: async (root) => {
    for (const text of textNodes(root)) {
      const font = document.createElement("font");
      change(text, font);
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  },
});

export const TRANSLATORS: readonly Translator[] = [
  translator("in the place of a text", (text, font) => {
    font.textContent = text.data;
    text.replaceWith(font);
  }),
  translator("before a text that is removed", (text, font) => {
    font.textContent = text.data;
    text.before(font);
    text.remove();
  }),
  translator("around a text", (text, font) => {
    text.before(font);
    font.append(text);
  }),
  // As Chrome does.
  translator("by two elements in its place", (text, font) => {
    const inner = document.createElement("font");
    inner.textContent = text.data;
    font.append(inner);
    text.replaceWith(font);
  }),
];
