import { useEffect } from "react";
import { announce } from "../../internal/announcements.ts";
import { useStrings } from "../provider/index.ts";
import { pendingMark } from "./button.css.ts";

/** The spinner of a pending button. Screen readers ignore live regions inside a button, so `Announcer` announces it. */
export const PendingMark = () => {
  const { loading } = useStrings();
  useEffect(() => announce(loading), [loading]);
  return <span aria-hidden className={pendingMark} />;
};
