/** The page that an address asks for: a whole number from 1, else the first (NAV-10). */
export const pageNumber = (search: URLSearchParams): number => {
  const text = search.get("page") ?? "";

  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
};
