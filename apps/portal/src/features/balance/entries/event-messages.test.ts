import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { EVENTS, eventText } from "./event-messages.ts";

const intl = createIntl({ locale: "en", onError: () => undefined });

test.each([
  ["installer_promotion_1", "Installer promotion 1"],
  ["installer_promotion_4", "Installer promotion 4"],
  ["project_survey", "Project survey"],
])("the reason %s reads “%s” (PTS-5)", (event, text) => {
  expect(eventText(intl, event)).toBe(text);
});

test("every reason of the club has words (PTS-5)", () => {
  expect(EVENTS.filter((event) => eventText(intl, event) === event)).toEqual([]);
});

test.each(["installer_promotion_5", "installer_promotion_spring", "spring_bonus", "constructor"])(
  "the unknown reason %s is shown as it came (PTS-5)",
  (event) => {
    expect(eventText(intl, event)).toBe(event);
  },
);
