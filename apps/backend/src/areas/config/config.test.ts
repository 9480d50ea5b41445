import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";
import { CAPABILITIES } from "@lucarne/api-client/capabilities";
import { registrableRegions } from "@lucarne/api-client/regions";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { demoText } from "../../demo/seed/texts.ts";
import { withBackend } from "../../testing/backend.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();
const publicForm = z.object({
  behaviours: z.record(z.string(), z.unknown()),
  links: z.record(z.string(), z.unknown()),
});
const configurationIn = ({ body }: { body: unknown }) => (typeof body === "object" && body !== null ? { ...body } : {});

beforeEach(() => backend().advance(DAY + HOUR));

describe("the configuration", () => {
  it("gives everybody the welcome points and links of the fourteen countries", async () => {
    const { body } = await backend().call("GET", "/v1/config/public");
    const slugs = registrableRegions()
      .map(({ slug }) => slug)
      .toSorted();
    const { behaviours, links } = publicForm.parse(body);
    expect(Object.keys(behaviours).toSorted()).toEqual(slugs);
    expect(Object.keys(links).toSorted()).toEqual(slugs);
    expect(body).toMatchObject({ behaviours: { pl: { welcome_points: 20 } } });
  });

  it("names every optional part of the contract, to visitors and signed-in users", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const named = async (path: string, options = {}) => configurationIn(await backend().call("GET", path, options));
    for (const config of [
      await named("/v1/config"),
      await named("/v1/config", { token }),
      await named("/v1/config/public"),
    ])
      expect(config).toHaveProperty("capabilities", [...CAPABILITIES]);
  });

  it("names the legal links in the caller's language", async () => {
    const labelIn = async (language: string) => {
      const { body } = await backend().call("GET", "/v1/config/public", { headers: { "accept-language": language } });
      const [link] = z
        .object({ legal: z.array(z.object({ label: z.string() })) })
        .parse(publicForm.parse(body).links["pl"]).legal;
      return link?.label;
    };
    expect(await Promise.all(["pl", "en", "cs"].map(labelIn))).toEqual(["Pliki cookie", "Cookies", "Cookies"]);
  });

  it("answers the public part without a token and with an invalid one, never 401", async () => {
    const publicBody = configurationIn(await backend().call("GET", "/v1/config/public"));
    const { token } = await backend().signIn("marek@dachserwis.example");
    expect(configurationIn(await backend().call("GET", "/v1/config"))).toEqual(publicBody);
    expect(configurationIn(await backend().call("GET", "/v1/config", { token: "unknown" }))).toEqual(publicBody);
    backend().advance(HOUR + MINUTE);
    expect(configurationIn(await backend().call("GET", "/v1/config", { token }))).toEqual(publicBody);
  });

  it("adds the signed-in part in the caller's country and language", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const answer = await backend().call("GET", "/v1/config", { token, headers: { "accept-language": "pl" } });
    expect(answer).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-cache", vary: "Authorization, Accept-Language" },
      body: {
        team_limits: { pl: { owners: 1, installers: 10 } },
        default_points: {
          pl: [{ group: "roof_window_top_hung", name: "Okno klapowo-obrotowe", points: 20 }, {}, {}, {}],
        },
        hero_images: matchers.stringContaining("/art/"),
      },
    });
  });

  it("has the points of each product group of the fourteen countries (PTS-9)", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const { body } = await backend().call("GET", "/v1/config", { token });
    const { default_points: groups } = z
      .object({ default_points: z.record(z.string(), z.array(z.object({ points: z.number() }))) })
      .parse(body);
    const usual = [20, 15, 10, 5];
    const other: Record<string, number[]> = {
      hu: [10, 7, 4, 1],
      ro: [25, 20, 10, 5],
      lt: [7, 7, 7, 7],
      ee: [7, 7, 7, 7],
    };
    expect(
      Object.fromEntries(Object.entries(groups).map(([slug, list]) => [slug, list.map(({ points }) => points)])),
    ).toEqual(Object.fromEntries(registrableRegions().map(({ slug }) => [slug, other[slug] ?? usual])));
  });

  it("answers slides and resources in the language of the request", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const inLanguage = async (language: string) => {
      const answer = await backend().call("GET", "/v1/config", { token, headers: { "accept-language": language } });
      const { hero_images: slides, resources } = bodyOf("getConfig", answer);
      const [slide] = z.array(z.object({ title: z.string() })).parse(JSON.parse(slides ?? ""));

      return { slide: slide?.title, resource: resources?.["pl"]?.[0]?.title };
    };
    expect(await inLanguage("en")).toEqual({
      slide: demoText("en", "content.autumn_bonus.title"),
      resource: demoText("en", "resource.installation"),
    });
    expect(await inLanguage("hu")).toEqual({
      slide: demoText("hu", "content.autumn_bonus.title"),
      resource: demoText("hu", "resource.installation"),
    });
  });

  it("has an ETag: 304 while nothing has changed, another one for another caller", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const first = await backend().call("GET", "/v1/config", { token });
    const etag = String(first.headers["etag"]);
    const again = (value: string) =>
      backend().call("GET", "/v1/config", { token, headers: { "if-none-match": value } });
    expect(await again(etag)).toMatchObject({ status: 304, body: undefined, headers: { etag } });
    expect(await again(`"other", W/${etag}`)).toMatchObject({ status: 304 });
    expect(await again('"other"')).toMatchObject({ status: 200 });
    expect((await backend().call("GET", "/v1/config")).headers["etag"]).not.toBe(etag);
  });
});
