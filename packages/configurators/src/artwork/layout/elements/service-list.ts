import type { Operation } from "../../drawing/operation.ts";
import { cleanText } from "../../text/clean.ts";
import { fitText } from "../../text/fit.ts";
import type { ElementOf } from "./element.ts";
import { printText, reportMissing, type Side } from "../side.ts";

const SEPARATOR = "\u00a0· ";
const AT_LINE_END = /\u00a0·$/u;

/** Chosen services as one running text, separated by dots. */
export const layServiceList = (side: Side, { box, down, lines, style }: ElementOf<"service-list">): Operation[] => {
  const services = side.data.services.map(({ text }) => cleanText(text)).filter((text) => text !== "");
  if (services.length > (side.template.services?.most ?? Infinity))
    side.problems.push({ field: "services", problem: "too-many" });
  if (services.length === 0) return [];
  reportMissing(side, "services", services.join(SEPARATOR), style);
  const fit = (texts: readonly string[]) =>
    fitText(texts.join(SEPARATOR), box, { language: side.data.language, style, lines, phrases: true });
  // Lines end between services where possible.
  const fitted = fit(services.map((text) => text.replaceAll(" ", "\u00a0"))) ?? fit(services);
  if (!fitted) {
    side.problems.push({ field: "services", problem: "does-not-fit" });
    return [];
  }
  const shown = { ...fitted, lines: fitted.lines.map((line) => line.replace(AT_LINE_END, "")) };
  return printText(side, "services", shown, style, { box, across: "left", down }, style.colour, services);
};
