/** Runs a task once the page has painted something, at once when it has; the returned function cancels it. */
export const afterFirstPaint = (task: () => void): (() => void) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    task();
  });
  observer.observe({ type: "paint", buffered: true });

  return () => observer.disconnect();
};
