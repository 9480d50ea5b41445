import { ok, type PublicHandler } from "../../http/contract/handler.ts";
import { Problem } from "../../kernel/problem.ts";

/** `GET /v1/places/autocomplete`: addresses of a country (ADDR-5). */
export const searchPlaces: PublicHandler<"searchPlaces"> = async ({ places }, { query }, { language }) =>
  ok({ data: await places.search(query, language) });

/** `GET /v1/places/{place_id}`: the parts of an address; a town or village has no city (ADDR-4). */
export const getPlace: PublicHandler<"getPlace"> = async ({ places }, { path, query }, { language }) => {
  const place = await places.place(path.place_id, query, language);
  if (!place) throw new Problem("not_found");
  return ok(place);
};
