import { MINUTE } from "../durations.ts";
import { QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { createApiClient, type ApiClient } from "../client/client.ts";
import { serve } from "../testing/serve.ts";
import * as account from "./account.ts";
import * as card from "./club-card.ts";
import * as config from "./config.ts";
import * as contact from "./contact.ts";
import * as content from "./content.ts";
import * as notifications from "./notifications.ts";
import * as orders from "./orders.ts";
import * as places from "./places.ts";
import * as points from "./points.ts";
import * as profile from "./profile.ts";
import * as projects from "./projects.ts";
import * as registration from "./registration.ts";
import * as rewards from "./rewards.ts";
import * as session from "./session.ts";
import * as shop from "./shop.ts";
import * as support from "./support.ts";
import * as team from "./team.ts";

const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };
let server: Awaited<ReturnType<typeof serve>>;
let client: ApiClient;
beforeAll(async () => {
  server = await serve((_, response) =>
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ data: [], meta, avatar: "a" })),
  );
  client = createApiClient({
    baseUrl: server.baseUrl,
    getToken: () => "stored",
    getLanguage: () => "pl",
    onMaintenance: () => {},
    onUnauthorized: () => false,
  });
});
afterAll(() => server.close());

const queryClient = new QueryClient();
const uuid = "0193b2c4-7d1e-7a3b-9c5d-2f4e6a8b0c1d";

/** What the server has seen of a call. */
const seenOf = async (call: () => Promise<unknown>) => {
  const before = server.seen.length;
  await call();
  expect(server.seen).toHaveLength(before + 1);
  const seen = server.seen[before];
  if (!seen) throw new Error("No request came.");
  return { line: `${seen.method} ${decodeURIComponent(seen.url.replace("/api", ""))}`, seen };
};

describe("queries ask for", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["GET /v1/company/user/self", () => queryClient.fetchQuery(account.currentUserQuery(client))],
    [`GET /v1/company/points/${uuid}`, () => queryClient.fetchQuery(points.companyPointsQuery(client, uuid))],
    ["GET /v1/points/months", () => queryClient.fetchQuery(points.pointsMonthsQuery(client))],
    ["GET /v1/points/history?page=2&limit=20", () => queryClient.fetchQuery(points.pointsHistoryQuery(client, 2))],
    [
      "GET /v1/points/history?event=trainings&from=2026-01-01&page=1&limit=100",
      () =>
        queryClient.fetchQuery(points.pointsHistoryQuery(client, 1, { event: "trainings", from: "2026-01-01" }, 100)),
    ],
    ["GET /v2/tiers?region_id=10", () => queryClient.fetchQuery(rewards.tiersQuery(client, 10))],
    [
      "GET /v2/tiers/history?installer_company_id=311",
      () => queryClient.fetchQuery(rewards.tierProgressQuery(client, 311)),
    ],
    [
      "GET /v1/behaviour?region_id=10&page=1&limit=15",
      () => queryClient.fetchQuery(rewards.behavioursQuery(client, 10, 1, "pl")),
    ],
    ["GET /v1/behaviour/certificates", () => queryClient.fetchQuery(rewards.certificatesQuery(client, "pl"))],
    ["GET /v1/config", () => queryClient.fetchQuery(config.configQuery(client, uuid, "pl"))],
    ["GET /v1/config/public", () => queryClient.fetchQuery(config.publicConfigQuery(client, "pl"))],
    [
      "GET /v1/content?content_types=news&visible=1&page=1&limit=20",
      () => queryClient.fetchQuery(content.contentListQuery(client, "news", "pl")),
    ],
    [
      'GET /v1/content?content_types=news&visible=1&page=1&limit=5&options={"sticky":1}',
      () => queryClient.fetchQuery(content.contentListQuery(client, "news", "pl", { limit: 5, sticky: true })),
    ],
    [
      "GET /v1/content?content_types=tutorials&visible=1&page=3&limit=40",
      () => queryClient.fetchQuery(content.contentListQuery(client, "tutorials", "pl", { page: 3 })),
    ],
    [`GET /v1/content/${uuid}`, () => queryClient.fetchQuery(content.contentItemQuery(client, uuid, "pl"))],
    [
      "GET /v1/notifications?page=1&limit=20",
      () => queryClient.fetchQuery(notifications.notificationsQuery(client, 1)),
    ],
    [
      "GET /v1/notifications?mark=unread&page=1&limit=1",
      () => queryClient.fetchQuery(notifications.unreadCountQuery(client)),
    ],
    [`GET /v1/notifications/${uuid}`, () => queryClient.fetchQuery(notifications.notificationQuery(client, uuid))],
    ["GET /v2/installer/user?page=1&limit=20", () => queryClient.fetchQuery(team.teamQuery(client, 1, "pl"))],
    [`GET /v1/installer/user/${uuid}`, () => queryClient.fetchQuery(team.teamMemberQuery(client, uuid))],
    [
      "GET /v1/project?constrainTo=open&page=1&limit=20",
      () => queryClient.fetchQuery(projects.projectsQuery(client, "open", "pl")),
    ],
    [
      "GET /v1/project?status=5&page=1&limit=20",
      () => queryClient.fetchQuery(projects.projectsQuery(client, "inReview", "pl")),
    ],
    [
      "GET /v1/project?status=2&page=1&limit=20",
      () => queryClient.fetchQuery(projects.projectsQuery(client, "closed", "pl")),
    ],
    [
      "GET /v1/project?status=3&page=1&limit=20",
      () => queryClient.fetchQuery(projects.projectsQuery(client, "lost", "pl")),
    ],
    [
      "GET /v1/project?constrainTo=open&page=2&limit=1&search=polna 12",
      () =>
        queryClient.fetchQuery(
          projects.projectsQuery(client, "open", "pl", { page: 2, limit: 1, search: " polna 12 " }),
        ),
    ],
    [`GET /v1/project/${uuid}`, () => queryClient.fetchQuery(projects.projectQuery(client, uuid, "pl"))],
    [
      `GET /v1/product?projects_id=${uuid}`,
      () => queryClient.fetchQuery(projects.projectProductsQuery(client, uuid, "pl")),
    ],
    [
      "GET /v2/shop/products?page=1&limit=21&active=1&is_visible=1",
      () => queryClient.fetchQuery(shop.productsQuery(client, {}, "pl")),
    ],
    [
      `GET /v2/shop/products?page=2&limit=21&sort=-price&categories=${uuid},${uuid}&search=kurtka&available=1&max_price=0&active=1&is_visible=1`,
      () =>
        queryClient.fetchQuery(
          shop.productsQuery(
            client,
            { page: 2, sort: "-price", categories: [uuid, uuid], search: " kurtka ", available: true, maxPrice: 0 },
            "pl",
          ),
        ),
    ],
    [
      "GET /v2/shop/products?page=1&limit=4&sticky=1&active=1&is_visible=1",
      () => queryClient.fetchQuery(shop.productsQuery(client, { sticky: true, limit: 4 }, "pl")),
    ],
    [`GET /v2/shop/products/${uuid}`, () => queryClient.fetchQuery(shop.productQuery(client, uuid, "pl"))],
    [
      "GET /v1/shop/categories?region_id=10&type=voucher",
      () => queryClient.fetchQuery(shop.categoriesQuery(client, 10, "pl", "voucher")),
    ],
    [
      "GET /v2/shop/products/cards?limit=100&region_id=10&type=club_card",
      () => queryClient.fetchQuery(shop.clubCardProductQuery(client, 10, "pl")),
    ],
    [
      "GET /v1/shop/marketing-services?region=pl&type=flyer",
      () => queryClient.fetchQuery(shop.marketingServicesQuery(client, "pl", "flyer")),
    ],
    [
      `GET /v2/cart?uuids=${uuid},${uuid}`,
      () => queryClient.fetchQuery(shop.cartProductsQuery(client, [uuid, uuid], "pl")),
    ],
    [
      "GET /v1/generate/qr-code?data=https://a.example/?b=c&d",
      () => queryClient.fetchQuery(shop.qrCodeQuery(client, "https://a.example/?b=c&d")),
    ],
    ["GET /v2/orders?page=1&limit=20", () => queryClient.fetchQuery(orders.ordersQuery(client, 1))],
    ["GET /v2/orders?page=1&limit=20&status=2,5", () => queryClient.fetchQuery(orders.ordersQuery(client, 1, [2, 5]))],
    [`GET /v2/orders/${uuid}`, () => queryClient.fetchQuery(orders.orderQuery(client, uuid))],
    ["GET /v1/edenred/card/account/311", () => queryClient.fetchQuery(card.cardAccountQuery(client, 311))],
    ["GET /v1/edenred/card/history?page=1&limit=4", () => queryClient.fetchQuery(card.cardHistoryQuery(client, 1))],
    [
      `GET /v1/support?page=1&limit=10&installer_uuid=${uuid}`,
      () => queryClient.fetchInfiniteQuery(support.ticketsQuery(client, uuid)),
    ],
    [`GET /v1/support/${uuid}`, () => queryClient.fetchQuery(support.ticketQuery(client, uuid))],
    [`GET /v1/support/${uuid}/chat?limit=1000`, () => queryClient.fetchQuery(support.messagesQuery(client, uuid))],
    [
      "GET /v1/survey?type=registration&region_id=10",
      () => queryClient.fetchQuery(registration.surveyQuery(client, "registration", "pl", 10)),
    ],
    ["GET /v1/survey?type=project", () => queryClient.fetchQuery(registration.surveyQuery(client, "project", "pl"))],
    [
      `GET /v1/places/autocomplete?input=Polna 1&country=pl&session=${uuid}`,
      () =>
        queryClient.fetchQuery(
          places.placesQuery(client, { input: "Polna 1", country: "pl", session: uuid, language: "pl" }),
        ),
    ],
  ])("%s", async (line, call) => {
    expect((await seenOf(call)).line).toBe(line);
  });

  test("the products of a large cart in parts of 100, the most that a call takes (CART-3)", async () => {
    const before = server.seen.length;
    const uuids = Array.from({ length: 201 }, (_, index) => `${uuid.slice(0, -3)}${String(index).padStart(3, "0")}`);
    await queryClient.fetchQuery(shop.cartProductsQuery(client, uuids, "pl"));
    const asked = server.seen
      .slice(before)
      .map(({ url }) => new URL(url, "http://a.example").searchParams.get("uuids")?.split(",") ?? []);
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 1]);
    expect(asked.flat()).toEqual(uuids);
  });

  test("nothing for an empty cart", async () => {
    const before = server.seen.length;
    expect(await queryClient.fetchQuery(shop.cartProductsQuery(client, [], "pl"))).toEqual([]);
    expect(server.seen).toHaveLength(before);
  });

  test("the configuration past every cache while maintenance lasts", async () => {
    const { seen } = await seenOf(() => config.probeConfig(client));
    expect(seen.headers["cache-control"]).toBe("no-cache");
  });
});

describe("news and tutorials (CONT-9)", () => {
  const start = Date.parse("2026-11-23T10:00:00Z");
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["a list", () => queryClient.fetchQuery(content.contentListQuery(client, "tutorials", "cs"))],
    ["an article", () => queryClient.fetchQuery(content.contentItemQuery(client, uuid, "cs"))],
  ] as const)("%s is requested again only after ten minutes", async (_part, call) => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    await seenOf(call);
    const before = server.seen.length;
    vi.setSystemTime(start + 10 * MINUTE - 1);
    await call();
    expect(server.seen).toHaveLength(before);
    vi.setSystemTime(start + 10 * MINUTE);
    await seenOf(call);
  });

  test("are kept for thirty minutes", () => {
    expect(content.contentListQuery(client, "news", "pl").gcTime).toBe(30 * MINUTE);
    expect(content.contentItemQuery(client, uuid, "pl").gcTime).toBe(30 * MINUTE);
  });
});

describe("another language is another answer", () => {
  test.each([
    [(language: string) => config.configQuery(client, uuid, language).queryKey],
    [(language: string) => content.contentItemQuery(client, uuid, language).queryKey],
    [(language: string) => rewards.behavioursQuery(client, 10, 1, language).queryKey],
    [(language: string) => shop.productsQuery(client, {}, language).queryKey],
    [(language: string) => registration.surveyQuery(client, "project", language).queryKey],
    [(language: string) => projects.projectQuery(client, uuid, language).queryKey],
    [(language: string) => team.teamQuery(client, 1, language).queryKey],
  ])("%#", (keyOf) => {
    expect(keyOf("pl")).not.toEqual(keyOf("uk"));
  });
});

const customer = {
  name: "Ana",
  surname: "Nowak",
  street: "Polna",
  house_number: "1",
  city: "Kraków",
  postal_code: "30-001",
  country: "pl",
} as const;

describe("changes send", () => {
  test.each<[string, unknown, () => Promise<unknown>]>([
    [
      "POST /v2/installer/login",
      { phone: "601234567", region: 10 },
      () => session.askForCode(client, { phone: "601234567", region: 10 }),
    ],
    [
      "POST /v2/installer/login/verify",
      { code: "00123", userId: 7 },
      () => session.verifyCode(client, { code: "00123", userId: 7 }),
    ],
    ["POST /v2/installer/logout", { refresh_token: "r" }, () => session.endSession(client, "r")],
    ["PATCH /v1/company/user/7", { languages_id: 10 }, () => account.updateUser(client, 7, { languages_id: 10 })],
    ["PATCH /v1/company/311", { active: 2 }, () => account.updateCompany(client, 311, { active: 2 })],
    ["PATCH /v2/company/verification", { code: "1" }, () => contact.confirmEmailVerification(client, "1")],
    [`PATCH /v1/notifications/${uuid}`, { mark: "read" }, () => notifications.markNotification(client, uuid, "read")],
    ["PATCH /v1/notifications", { mark: "read" }, () => notifications.markAllNotifications(client)],
    [
      `PATCH /v1/installer/user/${uuid}`,
      { phone: "601234567" },
      () => team.updateTeamMember(client, uuid, { phone: "601234567" }),
    ],
    [
      "PATCH /v1/edenred/card/verify/311",
      { card_serial_number: "0123456789" },
      () => card.verifyCard(client, 311, "0123456789"),
    ],
  ])("%s", async (line, body, call) => {
    const sent = await seenOf(call);
    expect(sent.line).toBe(line);
    expect(JSON.parse(sent.seen.body)).toEqual(body);
  });

  test.each<[string, unknown, () => Promise<unknown>]>([
    [
      "POST /v1/installer/user",
      { name: "Ana", surname: "Nowak", phone: "601234567" },
      () => team.createTeamMember(client, { name: "Ana", surname: "Nowak", phone: "601234567" }, "key"),
    ],
    [
      "POST /v1/project",
      { streetName: "Polna 1", city: "Kraków", postalCode: "30-001" },
      () => projects.createProject(client, { streetName: "Polna 1", city: "Kraków", postalCode: "30-001" }, "key"),
    ],
    [
      `POST /v1/project/${uuid}/survey`,
      { response: '[{"id":0,"questionId":11,"answers":[71,73]}]' },
      () => projects.submitProjectSurvey(client, uuid, '[{"id":0,"questionId":11,"answers":[71,73]}]', "key"),
    ],
    [
      "POST /v2/installer/refresh",
      { refresh_token: "r" },
      () => session.refreshSession(client, { refresh_token: "r" }, "key"),
    ],
    ["POST /v2/scans", { projects_id: uuid, code: "LW1" }, () => projects.createScan(client, uuid, "LW1", "key")],
    [
      "POST /v2/orders",
      { type: "cart", order: [{ variantGuid: uuid, quantity: 2 }], customer },
      () => orders.createOrder(client, { type: "cart", order: [{ variantGuid: uuid, quantity: 2 }], customer }, "key"),
    ],
    [
      "POST /v1/edenred/card/topup/311",
      { variant_uuid: uuid, terms_accepted: 1, shown_price: 100, expected_points: 100 },
      () => card.requestCardTopUp(client, 311, { uuid, price: 100 }, "key"),
    ],
    [`POST /v1/support/${uuid}/chat`, { message: "Hello" }, () => support.createMessage(client, uuid, "Hello", "key")],
  ])("%s with the key", async (line, body, call) => {
    const sent = await seenOf(call);
    expect(sent.line).toBe(line);
    expect(JSON.parse(sent.seen.body)).toEqual(body);
    expect(sent.seen.headers["idempotency-key"]).toBe("key");
  });

  test.each<[string, () => Promise<unknown>]>([
    [`DELETE /v1/company/user/${uuid}/avatar`, () => profile.deleteAvatar(client, uuid)],
    [`DELETE /v1/installer/user/${uuid}`, () => team.deleteTeamMember(client, uuid)],
    [`GET /v1/installer/user/${uuid}/resend`, () => team.resendInvitation(client, uuid)],
    [`DELETE /v1/project/${uuid}`, () => projects.deleteProject(client, uuid)],
    [`DELETE /v2/scans/${uuid}`, () => projects.deleteScan(client, uuid)],
    ["POST /v2/company/verification", () => contact.sendEmailVerification(client)],
    [
      "GET /v2/company/validate?region_id=10&phone=601234567",
      () => registration.validateUnique(client, { region_id: 10, phone: "601234567" }),
    ],
    [`GET /v1/places/pl:1?session=${uuid}`, () => places.readPlace(client, "pl:1", uuid)],
  ])("%s without a body", async (line, call) => {
    const sent = await seenOf(call);
    expect(sent.line).toBe(line);
    expect(sent.seen.body).toBe("");
  });

  test("a file as a form, with the name that it had", async () => {
    const file = new File(["bytes"], "logo.svg", { type: "image/svg+xml" });
    const { seen, line } = await seenOf(() => orders.uploadLogo(client, file, "flyer"));
    expect(line).toBe("POST /v1/shop/order/files?logo=flyer");
    expect(seen.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen.body).toContain('name="file"; filename="logo.svg"');
    expect(seen.body).toContain("bytes");
    const avatar = await seenOf(() => profile.setAvatar(client, uuid, file));
    expect(avatar.line).toBe(`POST /v1/company/user/${uuid}/avatar`);
  });

  test("the token of a sign-in that is not stored yet", async () => {
    const { seen } = await seenOf(() => account.updateCompany(client, 311, { registration_number_2: "EE1" }, "fresh"));
    expect(seen.headers.authorization).toBe("Bearer fresh");
  });

  test("for a print file, and give its bytes", async () => {
    expect(await orders.orderPrint(client, uuid)).toBeInstanceOf(Blob);
    expect(await profile.exportMyData(client)).toBeInstanceOf(Blob);
  });
});
