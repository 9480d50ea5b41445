import { z } from "zod/mini";

/** The marketing consents (PRM-10). */
export const consentSchema = z.object({ email_consent: z.boolean(), phone_consent: z.boolean() });
