import { isRegionSlug } from "@lucarne/api-client/regions";
import { z } from "zod";

import type { PlaceSource } from "../../../app.ts";
import { postalCodeFor, townFor } from "../rules/form-rules.ts";
import { MAX_RESULTS } from "./search-places.ts";

/** Longest time until the provider's whole answer has arrived, in milliseconds; a call has 10 s (API-17). */
const ANSWER_LIMIT = 3_000;
/** Most bytes of an answer. */
const SIZE_LIMIT = 64 * 1024;
/** What the provider calls an address: no shops, no towns. */
const ADDRESSES = ["street_address", "premise", "subpremise", "route"];
/** The provider's ids that the contract allows. Those of the gazetteer have colons. */
const PLACE_ID = /^[\w-]{1,200}$/;

const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
});

const details = z.object({
  formattedAddress: z.string().min(1).max(300),
  addressComponents: z.array(
    z.object({ longText: z.string().trim(), shortText: z.string().default(""), types: z.array(z.string()) }),
  ),
});

/**
 * The provider failed. The message has neither the typed text nor the key. There is no cause either: it could have both,
 * and a refused connection in it would be answered as maintenance.
 */
class ProviderError extends Error {
  override readonly name = "ProviderError";
}

const readJson = async (body: AsyncIterable<Uint8Array> | null): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new ProviderError("its answer is too large");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
};

/** What failed, without values: `it answered 403`, `TimeoutError`, `ECONNREFUSED`, `ZodError`. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown error";
  if (error instanceof ProviderError) return error.message;
  return error.cause instanceof Error && "code" in error.cause ? String(error.cause.code) : error.name;
};

/** In Czechia and Slovakia a house has two numbers (12/3), and the provider calls the first one its premise. */
const houseNumberOf = (premise: string | null, number: string | null, flat: string | null): string | null => {
  const numbers = [number?.includes("/") ? null : premise, number, flat].filter(
    (one) => one !== null && /^\d/.test(one),
  );
  const text = numbers.join("/");
  return text === "" || text.length > 20 ? null : text;
};

const placeOf = (id: string, { formattedAddress, addressComponents }: z.infer<typeof details>) => {
  const find = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  type Read = (text: string) => string | null;
  /** The first of these parts; one that is longer than the contract allows counts as unknown. */
  const part = (most: number, types: readonly string[], read: Read = (text) => text): string | null =>
    types.map((type) => read(find(type)?.longText ?? "") ?? "").find((text) => text !== "" && text.length <= most) ??
    null;

  const country = find("country")?.shortText.toLowerCase() ?? "";
  const city = part(80, ["locality"], townFor);
  const town = part(80, ["postal_town", "sublocality", "administrative_area_level_3"], townFor);
  const area = part(80, ["administrative_area_level_1"], townFor);
  const street = part(120, ["route"]) ?? city ?? town ?? area;
  if (street === null || !isRegionSlug(country)) return undefined;
  return {
    place_id: id,
    description: formattedAddress,
    street,
    house_number: houseNumberOf(part(20, ["premise"]), part(20, ["street_number"]), part(20, ["subpremise"])),
    city,
    town: city === null ? town : null,
    region_area: area,
    postal_code: part(12, ["postal_code"], postalCodeFor),
    country,
  };
};

/** How the provider is reached. */
interface Provider {
  /** Its origin. */
  readonly url: string;
  /** Sent in a header only. */
  readonly key: string;
  readonly limit?: number;
}

/** The Google Places API (New) as the source of addresses (ADDR-6). A failed call is not repeated. */
export const googlePlaces = ({ url, key, limit = ANSWER_LIMIT }: Provider): PlaceSource => {
  /** Undefined where the provider says that there is no such place; it does so with 400 too. */
  const ask = async <Form extends z.ZodType>(
    form: Form,
    fields: string,
    path: string,
    body?: object,
  ): Promise<z.infer<Form> | undefined> => {
    try {
      const answer = await fetch(`${url}/v1/${path}`, {
        method: body ? "POST" : "GET",
        headers: { "content-type": "application/json", "x-goog-api-key": key, "x-goog-fieldmask": fields },
        ...(body && { body: JSON.stringify(body) }),
        // The key goes to this address only.
        redirect: "manual",
        signal: AbortSignal.timeout(limit),
      });
      if (answer.ok) return form.parse(await readJson(answer.body));
      await answer.body?.cancel();
      if (!body && (answer.status === 400 || answer.status === 404)) return undefined;
      throw new ProviderError(`it answered ${answer.status}`);
    } catch (error) {
      throw new ProviderError(`The places provider failed: ${reasonOf(error)}`);
    }
  };

  return {
    search: async ({ input, country, session }, language) => {
      const region = country.toUpperCase();
      const found = await ask(
        suggestions,
        "suggestions.placePrediction.placeId,suggestions.placePrediction.text.text",
        "places:autocomplete",
        {
          input,
          includedPrimaryTypes: ADDRESSES,
          includedRegionCodes: [region],
          // Addresses as they are written in the country.
          regionCode: region,
          languageCode: language,
          sessionToken: session,
        },
      );
      return (found?.suggestions ?? [])
        .flatMap(({ placePrediction: one }) => (one ? [{ place_id: one.placeId, description: one.text.text }] : []))
        .filter((one) => PLACE_ID.test(one.place_id) && one.description !== "" && one.description.length <= 300)
        .slice(0, MAX_RESULTS);
    },
    place: async (id, { session }, language) => {
      if (!PLACE_ID.test(id)) return undefined;
      const query = new URLSearchParams({ languageCode: language, ...(session && { sessionToken: session }) });
      const found = await ask(
        details,
        "formattedAddress,addressComponents",
        `places/${encodeURIComponent(id)}?${query.toString()}`,
      );
      return found && placeOf(id, found);
    },
  };
};
