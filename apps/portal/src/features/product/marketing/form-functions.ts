import { ApiError } from "@lucarne/api-client/errors";
import { type PhotoProduct, uploadLogo, uploadPhoto } from "@lucarne/api-client/queries/orders";
import { reportProblem } from "@lucarne/api-client/problems";
import { marketingServicesQuery, type MarketingType, qrCodeQuery } from "@lucarne/api-client/queries/shop";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { photoPlace } from "@lucarne/configurators/artwork/template/own-photo";
import type { Template } from "@lucarne/configurators/artwork/template/schema";
import { type FormFunctions, LogoRefusedError } from "@lucarne/configurators/form";
import type { QueryKey } from "@tanstack/react-query";
import { api, queryClient } from "../../../platform/session/portal-api.ts";
import { openLogoReader } from "../../../shared/designs/open-logo-reader.ts";
import { readLogo } from "../../../shared/designs/read-logo.ts";
import { errorTextOf } from "../../../shared/errors/error-messages.ts";
import { uploadApi } from "./upload-api.ts";

/** Ends the call of a query when the form does not need its answer any more. */
const stoppable = async <Answer>(queryKey: QueryKey, signal: AbortSignal, call: () => Promise<Answer>) => {
  const cancel = () => void queryClient.cancelQueries({ queryKey, exact: true });
  signal.addEventListener("abort", cancel, { once: true });
  try {
    return await call();
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

type FunctionParts = {
  region: RegionSlug;
  type: MarketingType;
  template: Template;
  /** Says an error text in the user's language. */
  errorText: (text: string) => string;
};

/** Uploads a logo for a product's sheet, or a photo for its cover. */
const upload =
  (errorText: FunctionParts["errorText"], logo: MarketingType, photo?: PhotoProduct): FormFunctions["uploadLogo"] =>
  async (file, progress, signal) => {
    try {
      const client = uploadApi(({ sent, total }) => progress(sent, total));

      return await (photo ? uploadPhoto(client, file, photo, signal) : uploadLogo(client, file, logo, signal));
    } catch (error) {
      if (!(error instanceof ApiError) || error.errors === undefined) throw error;
      const texts = reportProblem(error).messages.map((message) => errorText(errorTextOf(message)));
      throw new LogoRefusedError(texts.join(" "));
    }
  };

/** The template decides; the contract names the same products (CONF-27). */
const takesPhoto = (type: MarketingType, template: Template): type is PhotoProduct =>
  template.product === type && photoPlace(template) !== undefined;

/** The network's part of a product's form: services, QR codes, logos and photos (CONF-11, CONF-14, CONF-18, CONF-27). */
export const formFunctions = ({ region, type, template, errorText }: FunctionParts): FormFunctions => ({
  loadServices: async (signal) => {
    const query = marketingServicesQuery(api, region, type);

    return (await stoppable(query.queryKey, signal, () => queryClient.fetchQuery(query))).data;
  },
  loadCode: async (link, signal) => {
    const query = qrCodeQuery(api, link);

    return (await stoppable(query.queryKey, signal, () => queryClient.fetchQuery(query))).data;
  },
  openReader: openLogoReader,
  uploadLogo: upload(errorText, type),
  uploadPhoto: upload(errorText, type, takesPhoto(type, template) ? type : undefined),
  readLogo,
});
