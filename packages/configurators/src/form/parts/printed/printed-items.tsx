import { memo, type ReactElement, useDeferredValue } from "react";
import type { ArtworkLayout } from "../../../artwork/layout/result.ts";
import { textAlternative } from "../../../render/svg/text-alternative.ts";
import { useForm, useSide } from "../../context.ts";
import * as styles from "../form.css.ts";
import { LogoWarnings } from "../files/logo-warnings.tsx";
import { PrintedText } from "./printed-text.tsx";

interface ItemsProps {
  readonly side: string;
  readonly artwork: ArtworkLayout;
}

const Items = memo(({ side, artwork }: ItemsProps) => {
  const { store, words } = useForm();
  return (
    <ul className={styles.printed}>
      {textAlternative(artwork).flatMap(({ items }) =>
        items.map((item, index) => (
          // Items are identified by position: typing changes their text.
          <li key={index}>
            <PrintedText words={words} item={item} language={store.setting.language} />
            {item.kind === "logo" && <LogoWarnings side={side} />}
          </li>
        )),
      )}
    </ul>
  );
});
Items.displayName = "Items";

/** Everything that is printed on one side. It follows the preview after a pause. */
export const PrintedItems = ({ side }: { readonly side: string }): ReactElement | null => {
  const artwork = useDeferredValue(useSide(side));
  return artwork ? <Items side={side} artwork={artwork} /> : null;
};
