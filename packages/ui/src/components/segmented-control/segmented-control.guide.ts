import { type Guide, ONE_OF_A_GROUP } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Two or three modes of one view: e-mail or phone, front or back.",
  avoid: "Parts of a page with different content: Tabs. Long labels or more than three: RadioGroup.",
  keys: ONE_OF_A_GROUP,
};
