import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from "react";

/**
 * Renders a component whose code loads after the page, with a placeholder until then. Unlike `lazy`, it renders only in
 * the browser: a server renders the placeholder, which the browser hydrates.
 * @throws while rendering when the code cannot be loaded, for the app's error boundary
 */
export const deferred = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): ((props: Props) => ReactElement) => {
  const Later = (props: Props): ReactElement => {
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | { readonly error: unknown }>();
    useEffect(() => {
      let wanted = true;
      load().then(
        (Part) => wanted && setLoaded({ Part }),
        (error: unknown) => wanted && setLoaded({ error }),
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (!loaded) return <>{place}</>;
    if ("error" in loaded) throw loaded.error;
    const { Part } = loaded;
    return <Part {...props} />;
  };
  return Later;
};
