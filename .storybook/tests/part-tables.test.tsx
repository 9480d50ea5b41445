import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GuideOfPart, PropsOfPart } from "../part-tables.tsx";
import { parts } from "../parts.ts";

describe.each(parts)("the page of $name", (part) => {
  const props = renderToStaticMarkup(<PropsOfPart part={part} />);

  it("has a table for each component with props of its own", () => {
    const owners = part.exports.filter(({ kind, members }) => kind === "component" && members.length > 0);
    for (const { name } of owners) expect(props).toMatch(new RegExp(`<h3>${name}</h3>(?:(?!<h3>).)*<table>`));
  });

  it("names the type of the props of each component, which other tables refer to", () => {
    for (const { props: type } of part.exports) if (type !== undefined) expect(props).toContain(`<code>${type}</code>`);
  });

  it("says what the part does for assistive technology", () => {
    const guide = part.guide && renderToStaticMarkup(<GuideOfPart guide={part.guide} />);
    expect(guide).toContain("<h3>Accessibility</h3>");
  });
});
