import { DAY } from "@lucarne/api-client/durations";

/** From so many days before its end a certificate is marked. */
const DAYS_OF_WARNING = 60;

/** Whether a certificate is valid, ends soon or has expired; the day itself is still valid. */
export const validityOf = (expiresOn: string, now: Date): "valid" | "ending" | "expired" => {
  const [year = 0, month = 1, day = 1] = expiresOn.split("-").map(Number);
  const end = new Date(year, month - 1, day + 1).getTime();
  if (now.getTime() >= end) return "expired";

  return end - now.getTime() <= (DAYS_OF_WARNING + 1) * DAY ? "ending" : "valid";
};
