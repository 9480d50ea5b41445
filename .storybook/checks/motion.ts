import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";

/** What may still change softly when motion is reduced, and for how long at most, in ms. */
const CALM = /^(?:opacity|visibility|overlay|display|[\w-]*color|box-shadow)$/;
const BRIEF = 120;

const STORYBOOKS_OWN = 'div[class^="sb-"]';

const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);

const restless = (element: Element, part?: string) => {
  const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
  const durations = transitionDuration.split(",").map((time) => inMs(time.trim()));
  return transitionProperty
    .split(",")
    .map((property, index) => ({ property: property.trim(), ms: durations[index % durations.length] ?? 0 }))
    .filter(({ property, ms }) => ms > BRIEF || (ms > 0 && !CALM.test(property)))
    .map(
      ({ property, ms }) => `  ${property} ${ms} ms on <${element.tagName} class="${element.className}">${part ?? ""}`,
    );
};

const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > BRIEF)
    .map((animation) => `  ${animation instanceof CSSAnimation ? animation.animationName : animation.id} goes on`);

/** Sheets that stop every motion while stories are compared: ours, and Storybook's. */
const stopsMotion = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].some(
    (rule) =>
      rule instanceof CSSStyleRule &&
      rule.selectorText.startsWith("*") &&
      rule.style.getPropertyPriority("transition-duration") === "important",
  );

/** A story with this tag moves on purpose: the check fails if it does not find it. */
const MUST_FAIL = "motion-must-fail";

/**
 * Looks at the finished story as a user with reduced motion sees it. The browser of the tests asks for it.
 * @throws {Error} naming what still moves, slides or turns; for a story tagged `motion-must-fail`, when nothing does
 */
export const checkMotion: AfterEach<ReactRenderer> = ({ tags }) => {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) throw new Error("This browser does not reduce motion");
  const stops = [...document.styleSheets, ...document.adoptedStyleSheets].filter(stopsMotion);
  for (const sheet of stops) sheet.disabled = true;
  const elements = [...document.body.querySelectorAll("*")].filter((element) => !element.closest(STORYBOOKS_OWN));
  const parts = elements.flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((part) => restless(element, part)),
  );
  const problems = [...new Set([...moving(), ...parts])];
  for (const sheet of stops) sheet.disabled = false;
  if (tags.includes(MUST_FAIL)) {
    if (problems.length === 0) throw new Error("The check saw no motion in a story that moves");
  } else if (problems.length > 0) {
    throw new Error(`Moves despite reduced motion:\n${problems.join("\n")}`);
  }
};
