import { expect, it } from "vitest";

import { NoAnswer } from "../target/target.ts";
import { personOf } from "./belongings.ts";

const SELF = {
  id: 1,
  uuid: "0193b2c4-7d1e-7a3b-9c5d-2f4e6a8b0c1d",
  company_id: 2,
  company: { uuid: "0193b2c7-5fb3-7288-bf4e-91b3de507294" },
  region: { slug: "pl" },
};

it("a person of another country than the contract's examples ends the run with what to use", async () => {
  const body = { ...SELF, region: { slug: "de" } };
  const person = personOf(async () => ({ status: 200, headers: {}, mediaType: "application/json", text: "", body }), {
    email: "first@one.example",
    token: "token",
    serial: undefined,
  });
  await expect(person).rejects.toThrow('of the country "de". Use companies in Poland');
});

it("a person of a server that answers nothing but the user lacks everything else, and the run goes on", async () => {
  const person = await personOf(
    async ({ method, path }) => {
      if (path !== "/v1/company/user/self") throw new NoAnswer(`${method} ${path}: other side closed`);
      return { status: 200, headers: {}, mediaType: "application/json", text: "", body: SELF };
    },
    { email: "first@one.example", token: "token", serial: "LW2600041287" },
  );
  expect(person).toMatchObject({ region: "pl", belongings: { userId: 1, companyId: 2 } });
  expect(person.missing).toContain(person.belongings.ticket);
  expect(person.missing).toContain(person.belongings.file);
});
