/**
 * Translators of browsers put `<font>` elements in the place of text nodes, or around them. React still has the text
 * nodes: removing one, or inserting beside it, throws, and a new text is written into a node that is not on the page.
 * Here such a text node is found by its stand-in, so that the page still works while it is translated (LANG-11).
 */

/** What a translator has put in the place of a text node. */
const standIns = new WeakMap<Node, Element>();

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/** The child of a parent that stands for a text node: its stand-in, or the element around it. */
const childFor = (parent: Node, text: Text): Node | null => {
  let node: Node | null = text.isConnected ? text : (standIns.get(text) ?? null);
  while (node && node.parentNode !== parent) node = node.parentNode;

  return node;
};

/** A changed text is put back into the page; the translator then translates it again. */
const showChanged = (records: readonly MutationRecord[]): void => {
  for (const { target } of records) {
    const standIn = standIns.get(target);
    if (!standIn?.isConnected || !isText(target)) continue;
    standIns.delete(target);
    standIn.replaceWith(target);
  }
};

/** Notes which element came in the place of which text node. */
const noteReplaced = (records: readonly MutationRecord[], changes: MutationObserver): void => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [removed = null] = removedNodes;
    if (!isText(removed) || removed.isConnected) continue;
    const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    if (!font) continue;
    standIns.set(removed, font);
    changes.observe(removed, { characterData: true });
  }
};

/** Whether a translator has changed the HTML of an element, so that React cannot take it over. */
export const isTranslated = (root: Element): boolean => root.querySelector("font") !== null;

/** Starts once for the page. It watches for translators and lets the methods that React calls find what they replaced. */
export const followTranslator = (): void => {
  const changes = new MutationObserver(showChanged);
  const replacements = new MutationObserver((records) => noteReplaced(records, changes));
  replacements.observe(document.documentElement, { childList: true, subtree: true });
  const settle = () => noteReplaced(replacements.takeRecords(), changes);

  const proto = Node.prototype;
  const { appendChild, insertBefore, removeChild } = proto;
  /** A text node that React moves must not be shown twice. */
  const dropStandIn = (node: Node): void => {
    if (!isText(node) || node.isConnected) return;
    standIns.get(node)?.remove();
    standIns.delete(node);
  };

  proto.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isText(child) || child.parentNode === this) return Reflect.apply(removeChild, this, [child]);
    settle();
    const shown = childFor(this, child);
    if (shown) Reflect.apply(removeChild, this, [shown]);

    return child;
  };
  proto.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    dropStandIn(node);
    if (!isText(before) || before.parentNode === this) return Reflect.apply(insertBefore, this, [node, before]);
    settle();

    return Reflect.apply(insertBefore, this, [node, childFor(this, before)]);
  };
  proto.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    dropStandIn(node);

    return Reflect.apply(appendChild, this, [node]);
  };
};
