import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from "react";
import { createListeners } from "./listeners.ts";

interface FetchedProps<Props> {
  readonly props: Props;
  /** Called when loading fails, for example without a network. */
  readonly onFailure?: () => void;
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * A component that is loaded on first use.
 * @returns `load` loads it early, `prepare` does the same and ignores a failure; `Fetched` renders the component once it is
 * loaded
 */
export const fetchedComponent = <Props extends object>(importComponent: () => Promise<ComponentType<Props>>) => {
  let component: ComponentType<Props> | undefined;
  const { subscribe, notify } = createListeners();
  const fetchOnce = async () => {
    if (component !== undefined) return;
    component = await importComponent();
    notify();
  };

  const Fetched = ({ props, onFailure, fallback = null }: FetchedProps<Props>) => {
    const current = useSyncExternalStore(
      subscribe,
      () => component,
      () => undefined,
    );
    const fail = useEffectEvent(() => onFailure?.());
    useEffect(() => {
      let wanted = true;
      fetchOnce().catch(() => {
        if (wanted) fail();
      });
      return () => {
        wanted = false;
      };
    }, []);
    return current === undefined ? fallback : createElement(current, props);
  };

  return { load: fetchOnce, prepare: () => void fetchOnce().catch(() => undefined), Fetched };
};
