import { isObject } from "@lucarne/api-client/is-object";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useEntryState } from "../../../shared/navigation/entry-state.ts";
import { href, withSearch } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import type { Registered } from "../done/registered.ts";
import { isStep, reachableStep, type Step } from "./steps.ts";

/** In the history entry of a step: the step that the visitor came from. */
type Trail = { readonly from: Step };

/**
 * The step on screen, which the address names (`?step=company`), so that each step is an entry of the browser's history.
 * The address of a step that is not open yet is replaced.
 */
export const useStepAddress = (done: readonly Step[], start: Registered | undefined) => {
  const [search] = useSearchParams();
  const { search: shown } = useLocation();
  const navigate = useNavigate();
  const state = useEntryState();
  const [registered, setRegistered] = useState(start);
  // An address without a step shows the same one until it is replaced, also when that one is done meanwhile.
  const [first] = useState(() => reachableStep(undefined, done));
  const wanted = search.get("step");
  const step = reachableStep(isStep(wanted) ? wanted : first, done);

  const addressOf = (to: Step) => {
    const next = new URLSearchParams(search);
    next.set("step", to);

    return withSearch(href("registration"), next);
  };

  const address = addressOf(step);
  const isRight = registered !== undefined || wanted === step;
  useEffect(() => {
    // The browser may be at the next entry of its history already, which must not be replaced.
    if (!isRight && location.search === shown) void navigate(address, { replace: true });
  }, [isRight, address, navigate, shown]);

  return {
    step,
    /** What was registered: then the success screen is shown, also after the browser's Back. */
    registered,
    /** Opens a step; goes back in the history when the visitor came from it. */
    go: (to: Step) => {
      if (isObject(state) && state["from"] === to) void navigate(-1);
      else void navigate(addressOf(to), { state: { from: step } satisfies Trail });
    },
    /** Opens the success screen, in place of the last step. */
    finish: (registration: Registered) => {
      setRegistered(registration);
      void navigate(href("registration"), { replace: true, state: { registered: registration } });
    },
  };
};
