import { bg } from "./bg.ts";
import { bs } from "./bs.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";
import { et } from "./et.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import type { SeedTexts } from "./items.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { pl } from "./pl.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sr } from "./sr.ts";
import { uk } from "./uk.ts";

/** News and tutorials in all languages. */
export const SEED_TEXTS: SeedTexts = { bg, bs, cs, en, et, hr, hu, lt, lv, pl, ro, sk, sl, sr, uk };
