const NAME = "--lucarne-keyboard";

/** The height of an on-screen keyboard that covers the page, in the styles of an open modal. */
export const keyboardInset = `var(${NAME}, 0px)`;

/** What the keyboard covers, in px. iOS does not make the page smaller for it; a page that is zoomed is not covered. */
const coveredBy = ({ height, offsetTop, scale }: VisualViewport): number =>
  scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - offsetTop - height));

/** Sets the keyboard's height on a modal, until the returned function is called. */
export const followKeyboard = ({ style }: HTMLElement): (() => void) => {
  const { visualViewport: viewport } = window;
  if (!viewport) return () => undefined;
  const follow = () => style.setProperty(NAME, `${coveredBy(viewport)}px`);
  const events = new AbortController();
  for (const name of ["resize", "scroll"]) viewport.addEventListener(name, follow, { signal: events.signal });
  follow();
  return () => {
    events.abort();
    style.removeProperty(NAME);
  };
};
