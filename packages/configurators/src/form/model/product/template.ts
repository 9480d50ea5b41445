import type { CheckedTemplate, Template } from "../../../artwork/template/schema.ts";

type Side = Template["sides"][number];
type Element = Side["elements"][number];
type Complete = CheckedTemplate["sides"][number]["elements"][number];

const complete = (element: Element): Complete => {
  switch (element.kind) {
    case "picture":
      return { photo: false, shows: "chosen", ...element };
    case "text":
      return { onCover: false, across: "left", down: "top", ...element };
    case "service-list":
      return { down: "top", ...element };
    case "contact":
      return { from: "top", ...element };
    case "logo":
      return { onCover: false, partner: false, name: true, sign: false, across: "left", down: "middle", ...element };
    case "partner":
      return { across: "left", words: false, onCover: false, ...element };
    case "code": {
      const { label, ...rest } = element;
      return { ...rest, ...(label && { label: { across: "left", down: "top", ...label } }) };
    }
    default:
      return element;
  }
};

/**
 * A template with its defaults, without the schema: the tests have validated the templates of a page, and the schema's
 * code is larger than the form.
 */
export const completeTemplate = (template: Template): CheckedTemplate => ({
  ...template,
  page: { corner: 0, ...template.page },
  sides: template.sides.map(({ others = [], withoutServices, ...side }) => ({
    ...side,
    elements: side.elements.map(complete),
    ...(withoutServices && { withoutServices: withoutServices.map(complete) }),
    others: others.map(({ covers, elements, withoutServices: alone }) => ({
      covers,
      elements: elements.map(complete),
      ...(alone && { withoutServices: alone.map(complete) }),
    })),
  })),
});
