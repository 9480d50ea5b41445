import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl, IntlProvider } from "react-intl";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { PortalIntlProvider } from "../../platform/intl/intl-provider.tsx";
import { formatLocaleOf } from "../../platform/intl/locales.ts";
import { MESSAGE_GROUPS } from "../../platform/intl/message-groups.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { documentTitle } from "../../shared/page-parts/title/page-title.ts";
import { PAGE_NAMES, type PageName, pageRow } from "../../shared/navigation/page-table.ts";
import { App } from "../app.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { importSignedInFrame } from "../frames.ts";
import { loadCode } from "../load-code.ts";
import { isOpen, type PortalRouter } from "../router.ts";
import { ROUTES } from "../routes.tsx";
import { StartLines } from "./start-lines.tsx";
import { Waiting } from "../waiting.tsx";

/** What a page shows before any script runs. */
export type StaticPage = {
  /** The title of the browser's tab. */
  title: string;
  html: string;
  /** The page whose first view this is, which the portal's code takes over; absent for a frame without its page. */
  page?: PageName;
};

/** An address of a page; no text depends on its parameters. */
const addressOf = (page: PageName): string => {
  const { path } = pageRow(page);

  return path === "*" ? "/unknown" : path.replaceAll(":", "");
};

/** The frame of signed-in pages before their user is known. */
const FRAME: RouteObject[] = [
  { lazy: () => loadCode(importSignedInFrame), children: [{ path: "*", Component: Waiting }] },
];

const routerAt = async (routes: RouteObject[], page: PageName): Promise<PortalRouter> => {
  const router = createMemoryRouter(routes, { initialEntries: [addressOf(page)] });
  await isOpen(router);

  return router;
};

const htmlOf = async (element: React.ReactNode): Promise<string> => {
  // A page in pieces needs inline scripts, which the content policy refuses.
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  if (html.includes("<script")) throw new Error("A static page has a script.");

  return html;
};

const firstViewOf = async (page: PageName): Promise<string> => htmlOf(<App router={await routerAt(ROUTES, page)} />);

const frameOf = async (page: PageName): Promise<string> =>
  htmlOf(
    <PortalIntlProvider linkComponent={AppLink}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={await routerAt(FRAME, page)} />
      </QueryClientProvider>
    </PortalIntlProvider>,
  );

/** What the pages of a language show before any script runs, by the paths of the page table. */
export type StaticPages = Record<string, StaticPage>;

/** Changes to a language with all of its words. */
export const changeLanguage = async (code: LanguageCode): Promise<void> => {
  await language.change(code);
  for (const group of MESSAGE_GROUPS) await language.load(group);
};

/** Draws what every page says whose code cannot run. */
export const drawStartLines = (): string => {
  const { language: code, messages } = language.active();

  return renderToStaticMarkup(
    <IntlProvider locale={formatLocaleOf(code)} messages={messages}>
      <StartLines />
    </IntlProvider>,
  );
};

/** Draws the first view of pages that are the same for every visitor, and the frame of signed-in pages. */
export const drawStaticPages = async (): Promise<StaticPages> => {
  const code = language.language();
  const intl = createIntl({ locale: formatLocaleOf(code), messages: language.active().messages });

  const pages: StaticPages = {};
  for (const page of PAGE_NAMES) {
    const { path, frame, title, firstViewAtBuild } = pageRow(page);
    const tab = { title: documentTitle(intl, intl.formatMessage(title)) };
    if (firstViewAtBuild) pages[path] = { ...tab, html: await firstViewOf(page), page };
    else if (frame === "signed-in") pages[path] = { ...tab, html: await frameOf(page) };
  }

  return pages;
};
