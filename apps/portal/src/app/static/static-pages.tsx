import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { type ReactNode, StrictMode } from "react";
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
import { HomePlaceholder } from "../../features/home/home-placeholder.tsx";
import { importSignedInFrame } from "../frames.ts";
import { loadCode } from "../load-code.ts";
import { isOpen, type PortalRouter } from "../router.ts";
import { importScreen, ROUTES } from "../routes.tsx";
import { StartLines } from "./start-lines.tsx";
import { Waiting } from "../waiting.tsx";

/** What a page shows before any script runs. */
export type StaticPage = {
  /** The title of the browser's tab. */
  title: string;
  html: string;
  /** The page whose first view this is, which the portal's code takes over; absent for a frame without its page. */
  page?: PageName;
  /** The same with a picture that the visitor has seen at the last visit; the server writes its address in place of `slot`. */
  withPicture?: { html: string; slot: string };
};

/** An address of a page; no text depends on its parameters. */
const addressOf = (page: PageName): string => {
  const { path } = pageRow(page);

  return path === "*" ? "/unknown" : path.replaceAll(":", "");
};

/**
 * Signed-in pages whose screens are drawn by the build: without answers, a screen shows that it loads. Their titles, tabs
 * and search fields are then where the loaded page has them. Left out are pages of which that is not true: the text of
 * `balance` names the company, a full `team` has a notice, `supportChat` leads to another page, and `profile` is a form of
 * the user.
 */
const LOADING_PAGES: readonly PageName[] = [
  "projects",
  "shop",
  "resources",
  "rewards",
  "orders",
  "news",
  "notifications",
];

/** Stands for the address of a picture. */
const PICTURE_SLOT = "/picture-of-the-last-visit";

/** The frame of a signed-in page before its user is known. */
const frameAround = (page: ReactNode): RouteObject[] => [
  { lazy: () => loadCode(importSignedInFrame), children: [{ path: "*", element: page }] },
];

const routerAt = async (routes: RouteObject[], page: PageName): Promise<PortalRouter> => {
  const router = createMemoryRouter(routes, { initialEntries: [addressOf(page)] });
  await isOpen(router);

  return router;
};

const htmlOf = async (element: ReactNode): Promise<string> => {
  // A page in pieces needs inline scripts, which the content policy refuses.
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  if (html.includes("<script")) throw new Error("A static page has a script.");

  return html;
};

const firstViewOf = async (page: PageName): Promise<string> => htmlOf(<App router={await routerAt(ROUTES, page)} />);

/** Closed dialogs without content, attributes that only scripts read, and a namespace that HTML knows. */
const WITHOUT_EFFECT = /<dialog [^>]*><\/dialog>| (?:data-discover|xmlns)="[^"]*"|<!-- -->/g;

/** A page in the frame. React draws it again and does not take it over, so parts without an effect cost only bytes. */
const framed = async (page: PageName, content: ReactNode): Promise<string> => {
  const queries = new QueryClient();
  const html = await htmlOf(
    <PortalIntlProvider linkComponent={AppLink}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={await routerAt(frameAround(content), page)} />
      </QueryClientProvider>
    </PortalIntlProvider>,
  );
  // The build ends when no timer is left, and some queries would be kept for half an hour.
  queries.clear();

  return html.replaceAll(WITHOUT_EFFECT, "");
};

/** The frame of a signed-in page with what is known of the page before any answer. */
const frameOf = async (page: PageName): Promise<Pick<StaticPage, "html" | "withPicture">> => {
  if (page === "home") {
    return {
      html: await framed(page, <HomePlaceholder />),
      withPicture: { html: await framed(page, <HomePlaceholder picture={PICTURE_SLOT} />), slot: PICTURE_SLOT },
    };
  }
  if (!LOADING_PAGES.includes(page)) return { html: await framed(page, <Waiting />) };
  const { Component: Screen } = await loadCode(importScreen(page));

  return { html: await framed(page, <Screen />) };
};

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
    else if (frame === "signed-in") pages[path] = { ...tab, ...(await frameOf(page)) };
  }

  return pages;
};
