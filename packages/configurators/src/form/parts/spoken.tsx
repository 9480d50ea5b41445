import { type ReactElement, useEffect, useState } from "react";
import { spoken } from "./form.css.ts";

/** A screen reader speaks only after this long without a key (ms). */
const PAUSE = 1000;

/** Speaks a text politely once it rests: a counter that speaks at every key would drown the typing. */
export const Spoken = ({ text }: { readonly text: string }): ReactElement => {
  const [said, setSaid] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <span role="status" className={spoken}>
      {said}
    </span>
  );
};
