import { version } from "../../../../package.json";

/** The version of the portal, as the footer shows it (PROD-7). */
export const APP_VERSION = version;
