import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** Editorial content: plain elements, styled by tag name. */
export const richText = componentStyle({ maxInlineSize: "680px", overflowWrap: "break-word" });

const inside = (selector: string, rule: Parameters<typeof globalLayerStyle>[2]) =>
  globalLayerStyle("components", `${richText} :where(${selector})`, rule);

inside("p, ul, ol, blockquote, figure, table", { marginBlockStart: vars.space.medium });
inside("h2", { ...typeStyle("h2"), marginBlockStart: vars.space.xlarge });
inside("h3", { ...typeStyle("h3"), marginBlockStart: vars.space.large });
inside("h4", { ...typeStyle("h4"), marginBlockStart: vars.space.large });
inside("ul", { listStyle: "disc", paddingInlineStart: "1.4em" });
inside("ol", { listStyle: "decimal", paddingInlineStart: "1.6em" });
inside("li + li", { marginBlockStart: vars.space.xxsmall });
inside("a", { color: vars.color.link, textUnderlineOffset: "0.28em", textDecorationThickness: "1.5px" });
inside("strong, b", { fontWeight: vars.weight.bold });
inside("blockquote", {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.color.highlightLine}`,
  color: vars.color.textMuted,
});
inside("img, video", { blockSize: "auto", borderRadius: vars.radius.card });
inside("table", { inlineSize: "100%", ...typeStyle("dense") });
inside("th, td", { padding: vars.space.xsmall, borderBlockEnd: `1px solid ${vars.color.border}`, textAlign: "start" });
globalLayerStyle("components", `${richText} > :first-child`, { marginBlockStart: 0 });
