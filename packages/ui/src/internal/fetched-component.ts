import { type ComponentType, createElement, useEffect, useEffectEvent, useSyncExternalStore } from "react";

/**
 * A component that is fetched when it is first needed.
 * @returns `prepare` starts fetching ahead of need; `Fetched` renders the component as soon as it is there
 */
export const fetchedComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let component: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const fetchOnce = async () => {
    if (component !== undefined) return;
    component = await load();
    for (const listener of listeners) listener();
  };

  interface FetchedProps {
    readonly props: Props;
    /** Called when it cannot be fetched: without a network. */
    readonly onFailure: () => void;
  }

  const Fetched = ({ props, onFailure }: FetchedProps) => {
    const current = useSyncExternalStore(
      subscribe,
      () => component,
      () => undefined,
    );
    const fail = useEffectEvent(onFailure);
    useEffect(() => {
      let wanted = true;
      fetchOnce().catch(() => {
        if (wanted) fail();
      });
      return () => {
        wanted = false;
      };
    }, []);
    return current === undefined ? null : createElement(current, props);
  };

  return { prepare: () => void fetchOnce().catch(() => undefined), Fetched };
};
