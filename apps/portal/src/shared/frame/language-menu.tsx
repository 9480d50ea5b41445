import { HeaderButton } from "@lucarne/ui/app-frame";
import { Globe } from "@lucarne/ui/icons";
import { Menu, MenuRadioItem } from "@lucarne/ui/menu";
import { useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { frameMessages } from "./frame-messages.ts";
import { inListOrder } from "./language-order.ts";

/** The language selector as a menu: names in their own language, the active one checked. */
export const LanguageMenu = () => {
  const { formatMessage } = useIntl();
  const { language, languages, setLanguage } = useLanguage();
  const current = languages.find(({ code }) => code === language);
  const name = current?.nativeName ?? "";

  return (
    <Menu
      label={formatMessage(frameMessages.language)}
      align="end"
      columns={2}
      trigger={
        <HeaderButton icon={Globe} aria-label={formatMessage(frameMessages.languageNow, { language: name })}>
          <span lang={current?.htmlLang} translate="no">
            {name}
          </span>
        </HeaderButton>
      }
    >
      {inListOrder(languages).map(({ code, htmlLang, nativeName }) => (
        <MenuRadioItem
          key={code}
          value={code}
          lang={htmlLang}
          translate="no"
          checked={code === language}
          onSelect={() => setLanguage(code)}
        >
          {nativeName}
        </MenuRadioItem>
      ))}
    </Menu>
  );
};
