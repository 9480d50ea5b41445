/**
 * A label with a number after it: "Characters left: 12". A frame needs no plural forms; the number is grouped as the
 * language does.
 */
export const counted = (locale: string, label: string): ((count: number) => string) => {
  const numbers = new Intl.NumberFormat(locale);
  return (count) => `${label}: ${numbers.format(count)}`;
};
