import { Icon } from "@lucarne/ui/icon";
import { Check } from "@lucarne/ui/icons";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import * as styles from "./language-list.css.ts";
import { inListOrder } from "../../../shared/frame/language-order.ts";

/** The languages for a sheet: names in their own language, the active one checked. */
export const LanguageList = ({ onChoose }: { onChoose: () => void }) => {
  const { language, languages, setLanguage } = useLanguage();

  return (
    <div className={styles.list}>
      {inListOrder(languages).map(({ code, htmlLang, nativeName }) => (
        <button
          key={code}
          type="button"
          lang={htmlLang}
          aria-pressed={code === language}
          className={styles.row}
          onClick={() => {
            setLanguage(code);
            onChoose();
          }}
        >
          <span translate="no">{nativeName}</span>
          {code === language && <Icon as={Check} />}
        </button>
      ))}
    </div>
  );
};
