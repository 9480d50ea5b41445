import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { picture } from "../operations/belongings.ts";
import { cartOf, CUSTOMER } from "../shop.ts";
import type { Buyer } from "./buyers.ts";
import type { Callers } from "./callers.ts";

/** The name of each project of the load. */
export const PROJECT = "Load";

/** What one client does, by the calls of the portal. Counts what was answered. */
export const createClientActions = ({ send, make }: Pick<Callers, "send" | "make">, nextSerial: () => string) => {
  const logo = picture();
  const counts = { prints: 0, uploads: 0 };

  // Each is worth more than the smallest order of the country.
  const order = ({ token }: Buyer) =>
    make("order", "/v2/orders", token, cartOf(1 + Math.floor(Math.random() * 3), variantUuid("pl", "safety-harness")));
  const print = async ({ token }: Buyer): Promise<void> => {
    const lines = [{ variantGuid: variantUuid("pl", "sticker"), quantity: 1 }];
    const data = {
      type: "sticker",
      companyName: "Dach-Serwis",
      phone: "+48 601 234 567",
      link: "https://dach.example",
    };
    const uuid = await make("order", "/v2/orders", token, {
      type: "marketing",
      order: lines,
      customer: CUSTOMER,
      data,
    });
    if (uuid === undefined) return;
    const { status } = await send(`/v2/orders/${uuid}/print`, { token });
    if (status === 200) counts.prints++;
  };
  const upload = async ({ token }: Buyer): Promise<void> => {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }));
    const { status } = await send("/v1/shop/order/files", { method: "POST", token, body });
    if (status < 300 && status > 0) counts.uploads++;
  };
  const build = async ({ token }: Buyer): Promise<void> => {
    const site = { name: PROJECT, streetName: "ul. Polna 12", city: "Kraków", postalCode: "30-001" };
    const uuid = await make("project", "/v1/project", token, site);
    if (uuid === undefined) return;
    for (let scans = 0; scans < 2; scans++)
      await make("scan", "/v2/scans", token, { projects_id: uuid, code: nextSerial() });
  };
  const read = ({ token, company: uuid }: Buyer) => {
    const reads = [
      `/v1/company/points/${uuid}`,
      "/v1/points/history?limit=20",
      "/v2/orders?limit=20",
      "/v1/notifications?limit=20",
      "/v1/project?limit=20",
    ];
    return send(reads[Math.floor(Math.random() * reads.length)] ?? "", { token });
  };

  return { order, print, upload, build, read, counts };
};
