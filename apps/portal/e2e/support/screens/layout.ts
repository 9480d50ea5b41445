import { expect, type Page } from "@playwright/test";

/** Widths of the frame of wide screens in px, where its parts have the least space. */
export const WIDE = [1440, 1024, 834, 768] as const;
/** Widths of a phone in px. */
export const PHONE = [390, 320] as const;

/** Text that lies over other text, and whether the page is wider than the screen. Runs in the page. */
export const faultsOf = (): string[] => {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Piece = { text: string; layer: Element; boxes: Box[] };
  const root = document.documentElement;
  const faults = root.scrollWidth > root.clientWidth ? [`wider than the screen: ${root.scrollWidth} px`] : [];

  /** The part of a box that no scroll box cuts, and the layer that the text scrolls with. */
  const placed = (element: Element): { clip: Box; layer: Element } | undefined => {
    const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    let layer: Element | undefined;
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none") return undefined;
      if (style.position === "fixed" || style.position === "sticky") layer ??= at;
      if (style.overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      clip.left = Math.max(clip.left, box.left);
      clip.right = Math.min(clip.right, box.right);
      clip.top = Math.max(clip.top, box.top);
      clip.bottom = Math.min(clip.bottom, box.bottom);
    }
    return { clip, layer: layer ?? root };
  };
  const cut = (box: Box, clip: Box): Box => ({
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    top: Math.max(box.top, clip.top),
    bottom: Math.min(box.bottom, clip.bottom),
  });
  const pieceOf = (node: Node): Piece | undefined => {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return undefined;
    const at = placed(element);
    if (!at) return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => cut(box, at.clip));
    return { text, layer: at.layer, boxes: boxes.filter(({ left, right }) => right - left > 2) };
  };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const piece = pieceOf(walker.currentNode);
    if (piece) pieces.push(piece);
  }
  // Lines of a paragraph are closer than their boxes are high: a small overlap in height is none.
  const overlap = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
  for (const [index, one] of pieces.entries())
    for (const other of pieces.slice(index + 1))
      if (one.layer === other.layer && one.boxes.some((box) => other.boxes.some((second) => overlap(box, second))))
        faults.push(`"${one.text.slice(0, 40)}" lies over "${other.text.slice(0, 40)}"`);

  /** Controls beside the logo do not cover it. */
  const logo = document.querySelector('header [data-component="Logo"]')?.firstElementChild?.getBoundingClientRect();
  for (const control of document.querySelectorAll("header a, header button")) {
    const box = control.getBoundingClientRect();
    const covers = logo && !control.querySelector('[data-component="Logo"]') && overlap(box, logo);
    if (covers && control.checkVisibility()) faults.push(`"${control.textContent?.trim()}" covers the logo`);
  }
  return faults;
};

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Checks that nothing is wider than the screen or lies over other text, at each of these widths in px. */
export const expectTidy = async (page: Page, state: string, widths: readonly number[]): Promise<void> => {
  const height = page.viewportSize()?.height ?? 800;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect(await page.evaluate(faultsOf), `${state} at ${width} px`).toEqual([]);
  }
};

/** The same with text of twice its size. */
export const expectTidyWithLargeText = async (page: Page, state: string, widths: readonly number[]): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectTidy(page, `${state}, text at 200 %`, widths);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
};

/** The last text of the page that a bar at the lower edge covers although the page is scrolled to its end. */
const coveredEnd = (): string | undefined => {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const isBar = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  const texts = [...document.querySelectorAll("main *")].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !isBar(element),
  );
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  const last = texts.reduce<Element | undefined>(
    (low, one) => (low && bottom(low) >= bottom(one) ? low : one),
    undefined,
  );
  if (!last) return undefined;
  const box = last.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);

  // A dialog covers the page on purpose.
  return isBar(hit) && !hit?.closest("dialog, [role=dialog]") ? last.textContent.trim().slice(0, 40) : undefined;
};

/** Checks that the end of the page can be scrolled clear of the bars of a phone. */
export const expectEndInSight = async (page: Page, state: string): Promise<void> => {
  // A page may become longer while it is scrolled.
  await expect.poll(() => page.evaluate(coveredEnd), `${state}: covered at the end of the page`).toBeUndefined();
};
