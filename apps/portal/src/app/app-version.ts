import { version } from "../../package.json";

/** The version of the portal, as the footer shows it (document 1 §1). */
export const APP_VERSION = version;
