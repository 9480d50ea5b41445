/**
 * Requests pictures that are drawn once other answers are there too. Until React has drawn the page, each replaces an
 * element with `data-early` in the HTML that the server has sent (PERF-12).
 * @param addresses in the order of these elements
 * @param className fits a picture into its place
 */
export const showEarly = (addresses: readonly string[], className: string): void => {
  const places = document.querySelectorAll("#root:not([data-started]) [data-early]");
  addresses.forEach((src, at) => {
    const picture = new Image();
    picture.className = className;
    picture.fetchPriority = "high";
    picture.src = src;
    places[at]?.replaceWith(picture);
  });
};
