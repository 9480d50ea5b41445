import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PAGES } from "../navigation/page-table.ts";
import { Page } from "./page.tsx";

/** Draws a page with its own title around what is shown instead of its data. */
export const inPage =
  (name: keyof typeof PAGES) =>
  (content: ReactElement): ReactElement => <Page title={<FormattedMessage {...PAGES[name].title} />}>{content}</Page>;
