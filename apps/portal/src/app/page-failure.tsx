import { useEffect, useMemo } from "react";
import { useRouteError } from "react-router";
import { ErrorScreen } from "../features/failure/error-screen.tsx";
import { logError } from "../platform/log/error-log.ts";
import { LostCode } from "./load-code.ts";
import { reloadForNewCode } from "./start/lost-chunk.ts";

/** Reports an error of a page; missing code only when a reload does not load it. */
export const logPageError = (error: unknown): void => {
  if (!(error instanceof LostCode)) logError(error);
};

const Failure = ({ framed }: { framed: boolean }) => {
  const error = useRouteError();
  const lost = error instanceof LostCode ? error : undefined;
  // Before anything is drawn: an error that a reload takes away is not shown.
  const reloads = useMemo(() => lost !== undefined && reloadForNewCode(), [lost]);

  useEffect(() => {
    if (lost && !reloads) logError(lost.cause);
  }, [lost, reloads]);

  return reloads ? null : <ErrorScreen framed={framed} />;
};

/** Shown instead of a page that failed. A deploy removes the code of open pages: one reload gets the new code. */
export const PageFailure = () => <Failure framed={false} />;

/** The same inside a frame, which has a main region of its own. */
export const FramedPageFailure = () => <Failure framed />;
