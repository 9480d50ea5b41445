import { type Day, daysBetween } from "@lucarne/api-client/day";

/** From so many days before its end a certificate is marked. */
const DAYS_OF_WARNING = 60;

/** Whether a certificate is valid, ends soon or has expired; the day itself is still valid. */
export const validityOf = (expiresOn: Day, today: Day): "valid" | "ending" | "expired" => {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return "expired";

  return left <= DAYS_OF_WARNING ? "ending" : "valid";
};
