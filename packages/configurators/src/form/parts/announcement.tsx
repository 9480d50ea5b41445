import { type ReactElement, useEffect, useState } from "react";
import { visuallyHidden } from "./form.css.ts";

/** Delay after the last key before the announcement (ms). */
const DEBOUNCE = 1000;

/** Announces a text politely after a pause, because a counter that is read out at every key would interrupt typing. */
export const Announcement = ({ text }: { readonly text: string }): ReactElement => {
  const [said, setSaid] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setSaid(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <span role="status" className={visuallyHidden}>
      {said}
    </span>
  );
};
