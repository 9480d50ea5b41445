import path from "node:path";

import { operationsOf, readDocument } from "@lucarne/contract/document";
import { expect, test } from "vitest";

import { DIST } from "./places.ts";

/** Every call that other systems depend on (API-1). None may be removed, moved or change its method. */
const REQUIRED_CALLS = `
POST /v2/installer/login
POST /v2/installer/login/verify
POST /v2/installer/refresh
GET /v1/company/user/self
PATCH /v1/company/user/{id}
PATCH /v1/company/{id}
POST /v2/company/register
GET /v2/company/validate
GET /v1/config
GET /v1/config/public
GET /v1/company/points/{companyUuid}
GET /v1/notifications
GET /v2/cart
GET /v1/content
GET /v1/content/{uuid}
GET /v2/tiers/history
GET /v2/tiers
GET /v2/shop/products
GET /v2/shop/products/{uuid}
GET /v1/shop/categories
POST /v2/company/verification
GET /v1/project
POST /v1/project
GET /v1/project/{uuid}
DELETE /v1/project/{uuid}
POST /v1/project/{uuid}/survey
GET /v1/product
DELETE /v2/scans/{uuid}
GET /v2/installer/user
POST /v1/installer/user
GET /v1/installer/user/{uuid}
PATCH /v1/installer/user/{uuid}
DELETE /v1/installer/user/{uuid}
GET /v1/installer/user/{uuid}/resend
POST /v1/company/user/{uuid}/avatar
DELETE /v1/company/user/{uuid}/avatar
GET /v1/behaviour/certificates
GET /v1/behaviour
GET /v1/points/history
GET /v1/generate/qr-code
GET /v2/shop/products/cards
POST /v2/orders
GET /v2/orders
GET /v2/orders/{id}
POST /v1/shop/order/files
PATCH /v1/notifications/{uuid}
PATCH /v1/edenred/card/verify/{id}
GET /v1/edenred/card/account/{id}
GET /v1/edenred/card/history
GET /v1/support
POST /v1/support
GET /v1/support/{uuid}/chat
POST /v1/support/{uuid}/chat
`
  .trim()
  .split("\n");

test("the contract holds every required call", () => {
  const { paths } = readDocument(path.join(DIST, "openapi.json"));
  const missing = REQUIRED_CALLS.filter((call) => {
    const [method = "", url = ""] = call.split(" ");
    return !operationsOf(paths[url] ?? {})[method.toLowerCase()];
  });
  expect(missing).toEqual([]);
  expect(REQUIRED_CALLS).toHaveLength(53);
});
