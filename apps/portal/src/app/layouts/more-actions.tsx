import { Button } from "@lucarne/ui/button";
import { Globe, LogOut } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../intl/use-language.ts";
import { signOut } from "../../session/sign-out.ts";
import { frameMessages } from "./frame-messages.ts";
import { layoutMessages } from "./layout-messages.ts";

/** Language and the way out. */
export const MoreActions = ({ onLanguage }: { onLanguage: () => void }) => {
  const { language, languages } = useLanguage();
  const current = languages.find(({ code }) => code === language);

  return (
    <Inline align="space-between">
      <Button variant="text" icon={Globe} onClick={onLanguage} aria-haspopup="dialog">
        <FormattedMessage {...frameMessages.languageNow} values={{ language: current?.nativeName ?? "" }} />
      </Button>
      <Button variant="text" icon={LogOut} onClick={signOut}>
        <FormattedMessage {...layoutMessages.logOut} />
      </Button>
    </Inline>
  );
};
