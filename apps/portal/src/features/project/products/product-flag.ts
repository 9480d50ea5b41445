import { ACCEPTED, REJECTED, UNDECIDED } from "@lucarne/api-client/scan-flags";
import type { BadgeProps } from "@lucarne/ui/badge";
import type { MessageDescriptor } from "react-intl";
import { messages } from "../messages.ts";

type FlagLook = { tone: BadgeProps["tone"]; text: MessageDescriptor };

const FLAGS: Readonly<Partial<Record<number, FlagLook>>> = {
  [ACCEPTED]: { tone: "positive", text: messages.accepted },
  [UNDECIDED]: { tone: "warning", text: messages.inReview },
  [REJECTED]: { tone: "negative", text: messages.rejected },
};

/** What a product's flag is called, and its colour; `undefined` for an unknown flag, which has no text (PROJ-21). */
export const flagLook = (flag: number): FlagLook | undefined => FLAGS[flag];
