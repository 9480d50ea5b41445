import { afterAll, beforeAll, expect, test } from "vitest";

import { createApiClient, type ApiClient } from "../client/client.ts";
import { serve } from "../testing/serve.ts";
import { type UniqueValue, validateUnique } from "./registration.ts";

let answer = { status: 200, body: "" };
let server: Awaited<ReturnType<typeof serve>>;
let client: ApiClient;
beforeAll(async () => {
  server = await serve((_, response) =>
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body),
  );
  client = createApiClient({
    baseUrl: server.baseUrl,
    getToken: () => undefined,
    getLanguage: () => "en",
    onMaintenance: () => undefined,
    onUnauthorized: () => false,
  });
});
afterAll(() => server.close());

test.each<[string, UniqueValue, object]>([
  ["an e-mail address", { email: "a@b.example" }, { email: ["The email has already been taken."] }],
  ["a phone number", { region_id: 10, phone: "601234567" }, { phone: ["Phone number is not unique."] }],
  [
    "a company number",
    { region_id: 10, registration_number: "7352851190" },
    { registration_number: ["The company registration number has already been taken."] },
  ],
])("a refusal of %s without a sentence says that it is taken", async (_name, value, errors) => {
  for (const status of [409, 422]) {
    answer = { status, body: "" };
    await expect(validateUnique(client, value)).rejects.toMatchObject({ status, errors });
  }
});

test("the sentences of an answer are kept", async () => {
  const errors = { phone: ["Invalid phone number."] };
  answer = { status: 422, body: JSON.stringify({ errors }) };
  await expect(validateUnique(client, { region_id: 10, phone: "1" })).rejects.toMatchObject({ errors });
});

test("a fault of the server says nothing about the value", async () => {
  answer = { status: 500, body: "" };
  await expect(validateUnique(client, { email: "a@b.example" })).rejects.toMatchObject({
    status: 500,
    errors: undefined,
  });
});
