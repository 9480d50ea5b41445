import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from "react";

/**
 * A part whose code is fetched once the page stands, with something in its place till then. Unlike `lazy` it is drawn
 * in the browser alone: a server draws the place, and the browser takes that over as it is.
 *
 * @throws while drawing when the code could not be fetched, for the app's boundary around its pages
 */
export const later = <Props extends object>(
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
