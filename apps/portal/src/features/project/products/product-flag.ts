import type { BadgeProps } from "@lucarne/ui/badge";
import type { MessageDescriptor } from "react-intl";
import { messages } from "../messages.ts";

type FlagLook = { tone: BadgeProps["tone"]; text: MessageDescriptor };

const FLAGS: Readonly<Partial<Record<number, FlagLook>>> = {
  1: { tone: "positive", text: messages.accepted },
  2: { tone: "warning", text: messages.inReview },
  3: { tone: "negative", text: messages.rejected },
};

/** What a product's flag is called, and its colour; `undefined` for an unknown flag, which has no text (PROJ-21). */
export const flagLook = (flag: number): FlagLook | undefined => FLAGS[flag];
