import type { LanguageCode } from "@lucarne/api-client/languages";

import type { Words } from "../../../db/schema/index.ts";
import { bg } from "./bg.ts";
import { bs } from "./bs.ts";
import { cs } from "./cs.ts";
import { en, type RewardKey, type RewardWords } from "./en.ts";
import { et } from "./et.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { pl } from "./pl.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sr } from "./sr.ts";
import { uk } from "./uk.ts";

const LANGUAGES: Readonly<Record<LanguageCode, RewardWords>> = {
  bg,
  bs,
  cs,
  en,
  et,
  hr,
  hu,
  lt,
  lv,
  pl,
  ro,
  sk,
  sl,
  sr,
  uk,
};

const part = (key: RewardKey, of: 0 | 1): Words =>
  Object.fromEntries(Object.entries(LANGUAGES).map(([language, words]) => [language, words[key][of]]));

/** Names and descriptions of a behaviour or certificate in all languages. */
export const rewardWords = (key: RewardKey): { readonly names: Words; readonly descriptions: Words } => ({
  names: part(key, 0),
  descriptions: part(key, 1),
});
