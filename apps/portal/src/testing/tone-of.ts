import { vars } from "@lucarne/ui/tokens";

const TONES = {
  info: vars.color.onInfoSoft,
  warning: vars.color.onWarningSoft,
  positive: vars.color.onPositiveSoft,
  negative: vars.color.onNegativeSoft,
};

/** The colour as the page computes it. */
const computed = (color: string): string => {
  const probe = document.createElement("span");
  probe.style.color = color;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();

  return found;
};

/** The tone of a badge, by the colour of its text. */
export const toneOf = (badge: Element): string | undefined => {
  const color = getComputedStyle(badge).color;

  return Object.entries(TONES).find(([, tone]) => computed(tone) === color)?.[0];
};
