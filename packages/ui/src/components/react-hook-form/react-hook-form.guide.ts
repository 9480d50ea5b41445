import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Forms of react-hook-form, an optional peer dependency: names, values, errors in words, focus on the first wrong field and the list of errors.",
  avoid:
    "A form of one or two fields: `register` works on every text field as it is. Forms with actions of React, without a library: `name` and `defaultValue`.",
};
