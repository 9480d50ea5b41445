/** Houses of the portal's artwork; all are drawn for wide frames. */
const HOUSES = [
  "/art/registration.svg",
  "/art/news/summer-season.svg",
  "/art/news/winter-fitting.svg",
  "/art/news/spring-season.svg",
  "/art/news/autumn-season.svg",
  "/art/news/night-service.svg",
  "/art/news/golden-hour.svg",
  "/art/news/centre-pivot.svg",
] as const;

/** The picture of a project: always the same for one project, different for its neighbours in a list. */
export const projectPicture = (uuid: string): string => {
  const sum = [...uuid].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 0);

  return HOUSES[sum % HOUSES.length] ?? HOUSES[0];
};
