import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Many items with the same facts, to compare and to open. Below 760 px it is drawn as a list of rows.",
  avoid: "One item: StatusList. Page layout. Editable cells.",
};
