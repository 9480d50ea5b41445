import { FormattedMessage } from "react-intl";
import { type PageName, pageRow } from "../../navigation/page-table.ts";
import { readOut } from "../read-out.css.ts";

/** The level-one heading of a page whose own title is not loaded yet, for screen readers. */
export const HiddenTitle = ({ page }: { page: PageName }) => (
  <h1 className={readOut}>
    <FormattedMessage {...pageRow(page).title} />
  </h1>
);
