import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { operations } from "@lucarne/api-client/generated/schema";
import { everyNth } from "../../../../test-sample.ts";
import { queryClient } from "../platform/session/portal-api.ts";
import { optionalParts } from "../platform/session/portal-session.ts";
import { exampleOf } from "../testing/example-of.ts";
import { userWith } from "../testing/examples.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const UUID = "0193b2ce-94f7-76dc-9d62-d5f71294b6e8";
const main = page.getByRole("main");
const NOT_FOUND = "Page not found";

const config = { body: { behaviours: {}, links: {}, capabilities: [] } };

/** Everything that an optional part has; such a call must not be sent. */
const OPTIONAL: readonly (keyof operations)[] = [
  "listClubCardProducts",
  "getCardAccount",
  "listCardHistory",
  "listTickets",
  "getTicket",
  "listMessages",
  "listContent",
  "getContent",
  "listBehaviours",
  "listCertificates",
  "searchPlaces",
];

const holder = () => userWith({ company: { ...exampleOf("getCurrentUser").company, has_edenred_card: 1 } });

/** Opens an address on a server without any optional part, which an earlier page has seen. */
const withoutParts = (address: string) => {
  // The module reads the device once, before any test begins.
  optionalParts.follow(config.body);
  return renderScreen(address, {
    answers: { getConfig: config, getPublicConfig: config, getCurrentUser: holder() },
    device: { "lucarne.terms-settled": "test" },
  });
};

const settled = async (): Promise<void> => {
  await expect.poll(() => queryClient.isFetching()).toBe(0);
};

test.each(
  everyNth(2, [
    ["/", "Home"],
    ["/resources", "Resources"],
    ["/rewards", "Rewards"],
    ["/user", "Profile and company"],
  ]),
)("%s opens without optional parts, sends none of their calls and shows no failure", async (address, title) => {
  const stub = await withoutParts(address);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  await settled();
  expect(stub.calls.filter((call) => OPTIONAL.some((id) => id === call))).toEqual([]);
  await expect.element(main.getByText(/could not be loaded/)).not.toBeInTheDocument();
  await expect
    .element(main.getByRole("heading", { name: /Your data|Certificates|Video guides/ }))
    .not.toBeInTheDocument();
});

test.each(
  everyNth(3, [
    "/club-card",
    "/shop/club-card",
    "/support/chat",
    "/support/chat/new",
    `/support/chat/${UUID}`,
    "/news",
    `/news/${UUID}`,
  ]),
)("%s does not exist on a server without its part, and sends no call", async (address) => {
  const stub = await withoutParts(address);
  await expect.element(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toContain(NOT_FOUND);
  await settled();
  expect(stub.calls.filter((call) => OPTIONAL.some((id) => id === call))).toEqual([]);
});

test("menus, header and footer have no link to pages that the server lacks", async () => {
  await page.viewport(1440, 900);
  await withoutParts("/");
  await expect.element(page.getByRole("navigation").getByRole("link", { name: "Shop" }).first()).toBeVisible();
  await settled();
  for (const path of ["/club-card", "/support/chat", "/news"])
    expect(document.querySelectorAll(`a[href="${path}"]`), path).toHaveLength(0);
});

test("when a configuration names a part that was missing, its page can be opened at once", async () => {
  const stub = await withoutParts("/news");
  await expect.poll(() => document.title).toContain(NOT_FOUND);
  // A first load that is still running would give the old answer.
  await settled();
  const grown = { body: { ...config.body, capabilities: ["content"] } };
  stub.answer({ getConfig: grown, getPublicConfig: grown });
  await queryClient.refetchQueries({ queryKey: ["config"] });
  await expect.element(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
});

test("an address is typed without a search for it", async () => {
  const stub = await withoutParts("/projects/add");
  const street = page.getByLabelText("Street and house number");
  await street.fill("Polna 1");
  await page.getByRole("textbox", { name: "Postcode" }).fill("30-001");
  const searched = () =>
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes("Polna 1") });
  await expect.poll(searched).toHaveLength(1);
  expect(stub.calls).not.toContain("searchPlaces");
  await expect.element(street).toHaveValue("Polna 1");
});
