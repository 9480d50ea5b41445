import { defineMessages } from "react-intl";

/** "N points" in the nominative, and the bare noun that agrees with a number beside it (languages, points). */
export const pointsMessages = defineMessages<{ amount: { points: number }; unit: { points: number } }>({
  amount: { id: "points.amount", defaultMessage: "{points, plural, one {# point} other {# points}}" },
  unit: { id: "points.unit", defaultMessage: "{points, plural, one {point} other {points}}" },
});
