import { claimDataFolder, type DataFolder } from "./data-folder.ts";
import { assertPortFree } from "./ports.ts";
import { keptSecret, SERVER_KEY_FILE } from "./secrets.ts";
import type { Settings } from "../settings/settings.ts";

/** The operator's token in the data folder, used when the settings give none. */
const OPERATOR_TOKEN_FILE = "operator-token";
/** The operator side answers this machine only. */
export const OPERATOR_HOST = "127.0.0.1";

/** What a start takes of the machine before its slow steps. */
type Claim = {
  folder: DataFolder;
  /** Undefined when the operator side is off. */
  operatorToken: string | undefined;
  serverKey: string;
};

/**
 * Claims the data folder, checks that the ports are free, and reads or creates the secrets.
 *
 * @throws {StartFailure} when another process has one of them, or a secret is damaged
 */
export const claimMachine = async (opened: AsyncDisposableStack, settings: Settings): Promise<Claim> => {
  const { dataDir, production } = settings;
  const folder = await claimDataFolder(dataDir, settings.port);
  opened.defer(folder.release);
  await assertPortFree("PORT", settings.port, settings.host);
  const { metricsListen } = settings;
  if (metricsListen) await assertPortFree("METRICS_LISTEN", metricsListen.port, metricsListen.host);
  const ownToken = () => (production ? undefined : keptSecret(dataDir, OPERATOR_TOKEN_FILE));
  const operatorToken = settings.operatorToken ?? (await ownToken());
  if (operatorToken !== undefined) await assertPortFree("OPERATOR_PORT", settings.operatorPort, OPERATOR_HOST);
  const serverKey = settings.serverKey ?? (await keptSecret(dataDir, SERVER_KEY_FILE));
  return { folder, operatorToken, serverKey };
};
