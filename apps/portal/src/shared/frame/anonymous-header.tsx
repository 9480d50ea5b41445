import { Logo } from "@lucarne/ui/brand";
import { CLUB_NAME } from "../club-name.ts";
import { LanguageMenu } from "./language-menu.tsx";

/** The head of the screens outside the signed-in frame: the club's name and the language (NAV-11). */
export const AnonymousHeader = () => (
  <>
    <Logo name={CLUB_NAME} />
    <LanguageMenu />
  </>
);
