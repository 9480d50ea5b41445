import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { href, withSearch } from "../../shared/pages/href.ts";
import { useNavigate } from "../../shared/pages/navigate.ts";
import { isStep, reachableStep, type Step } from "./steps.ts";

type Trail = { from?: unknown } | null;

/**
 * The step on screen, as the address says it (`?step=company`), so that each step is an entry of the browser's history.
 * A step that is not open yet is put right in the address.
 */
export const useStepAddress = (done: readonly Step[], isRegistered: boolean) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const trail: Trail = useLocation().state;
  const wanted = search.get("step");
  const step = reachableStep(isStep(wanted) ? wanted : undefined, done);

  const addressOf = (to: Step) => {
    const next = new URLSearchParams(search);
    next.set("step", to);

    return withSearch(href("registration"), next);
  };

  const address = addressOf(step);
  const isRight = isRegistered || wanted === step;
  useEffect(() => {
    if (!isRight) void navigate(address, { replace: true });
  }, [isRight, address, navigate]);

  return {
    step,
    /** Opens a step; where the visitor came from it, as the browser's Back does. */
    go: (to: Step) => {
      if (trail?.from === to) void navigate(-1);
      else void navigate(addressOf(to), { state: { from: step } satisfies Trail });
    },
    /** Takes the steps out of the address. */
    leave: () => void navigate(href("registration"), { replace: true }),
  };
};
