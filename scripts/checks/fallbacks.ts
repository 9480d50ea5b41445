// What the code uses although an oldest supported browser lacks it, and what that browser does instead (ADR 0017). The
// check `typed` fails for a feature that is missing here, and for a row that nothing needs any more.

/** By the feature's name in MDN's compatibility data, with all of its values and members. */
export const FALLBACKS = {
  // Guarded in the code.
  "api.AbortSignal.any_static": "eitherSignal listens to both signals",
  "api.Window.requestIdleCallback": "whenIdle takes the next task",
  "api.Window.cancelIdleCallback": "whenIdle takes the next task",
  "api.Navigator.vibrate": "a scan is felt only where the device vibrates",
  "api.HTMLElement.popover": "the list is fixed in the page",
  "api.HTMLElement.showPopover": "the list is fixed in the page",
  // Inside `@supports`, or without effect where it is not known.
  "css.selectors.popover-open": "the list is fixed in the page",
  "css.properties.anchor-name": "a script keeps the list at its field",
  "css.properties.anchor-scope": "a script keeps the list at its field",
  "css.properties.position-anchor": "a script keeps the list at its field",
  "css.properties.position-area": "a script keeps the list at its field",
  "css.properties.position-try-fallbacks": "a script keeps the list at its field",
  "css.properties.animation-timeline": "a row of tabs has a shade, in place of a fade, at an edge that hides some",
  "api.HTMLImageElement.fetchPriority": "the picture is fetched with the usual priority",
  "css.properties.transition-behavior": "a dialog closes without its motion",
  "css.properties.field-sizing": "Quantity sets a width in characters; a text area scrolls",
  "css.properties.text-wrap": "lines break as in any text",
  "css.properties.hyphens": "a long name breaks without a hyphen",
  "css.properties.overflow-anchor": "Safari moves no scrolled area for what changes above",
  "css.properties.overscroll-behavior": "the page scrolls on at the end of a panel",
  "css.properties.overscroll-behavior-x": "the page scrolls on at the end of a row",
  "css.properties.scrollbar-gutter": "where scroll bars take space, the page widens by one while a dialog is open",
  "css.properties.scrollbar-width": "the scroll bar is shown",
  "css.properties.accent-color": "the control has the colour of the system",
  "css.properties.forced-color-adjust": "Safari has no forced colours",
  "css.properties.text-size-adjust": "bundlers add the prefix that Safari needs",
  "css.properties.user-select": "bundlers add the prefix that Safari needs",
  "css.types.color.light-dark": "bundlers write a variable for each scheme",
  "css.selectors.details-content": "a closed answer is not printed",
  "css.properties.content-visibility": "a closed answer is not printed",
  "css.properties.resize": "phones have no handle at a text area",
  "css.properties.cursor": "phones have no pointer",
  "html.elements.details.name": "opening an answer leaves the others open",
  "html.global_attributes.autocapitalize": "computers have keys for capitals",
  "html.elements.img.fetchpriority": "the picture is loaded in its turn",
  "html.global_attributes.autocorrect": "a code has digits only, and a hidden password is not corrected",
  // The data list a limit that does not matter here.
  "css.selectors.autofill": "Firefox knows it; the data list a difference that no style here uses",
  "api.KeyboardEvent.isComposing": "Safari has it; it is false at the end of a composition, where the key is 229",
  "api.KeyboardEvent.repeat":
    "all have it; a browser that does not say it would open and close while a shortcut is held",
  "api.InputEvent.isComposing": "Safari has it; it is false at the end of a composition",
  "api.AudioParam.exponentialRampToValueAtTime":
    "Firefox has it; the data list a difference from zero, which no sound uses",
  "api.HTMLMediaElement.srcObject": "all have it for streams of a camera; the data count other objects",
  "html.elements.video.playsinline": "Firefox plays every video in its place",
};
