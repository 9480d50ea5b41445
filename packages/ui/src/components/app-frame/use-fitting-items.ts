import { useLayoutEffect, useRef, useState } from "react";

/**
 * Returns how many items of a wrapping list are on its first line: all of them until the list is measured, as on a
 * server.
 */
export const useFittingItems = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const tops = [...element.children].map((child) => Math.round(child.getBoundingClientRect().top));
      const wrapped = tops.findIndex((top) => top !== tops[0]);
      setFitting(wrapped === -1 ? tops.length : wrapped);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A language with longer labels changes the items, not the list.
    for (const child of [...element.children].slice(0, count)) observer.observe(child);

    return () => observer.disconnect();
  }, [count]);

  return { list, fitting };
};
