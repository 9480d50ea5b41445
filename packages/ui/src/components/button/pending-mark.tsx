import { useEffect } from "react";
import { announce } from "../../internal/announcements.ts";
import { useStrings } from "../provider/index.ts";
import { pendingMark } from "./button.css.ts";

/** The spinner of a pending button. Live regions inside a button are not read, so the announcer says it. */
export const PendingMark = () => {
  const { loading } = useStrings();
  useEffect(() => announce(loading), [loading]);
  return <span aria-hidden className={pendingMark} />;
};
