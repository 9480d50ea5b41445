import type { App } from "../../app.ts";
import { createDelivery, type DeliveryWorker } from "../../areas/outbox/commands/delivery.ts";
import { createOutbox } from "../../areas/outbox/commands/enqueue.ts";
import { openFileWork } from "../../files/work/file-work.ts";
import { findFilePrograms } from "../machine/file-programs.ts";
import type { createLog } from "../log.ts";
import { openFiles } from "./open-files.ts";
import { routesFor } from "./outbox-routes.ts";
import { placeSourceFor } from "./place-source.ts";
import { printShopOf } from "./print-shop.ts";
import { rateLimitsOf } from "../settings/rate-limit-settings.ts";
import type { Settings } from "../settings/settings.ts";

type AppOptions = Pick<App, "database" | "clock"> & {
  log: ReturnType<typeof createLog>;
  settings: Settings;
  serverKey: string;
};

/** Opens everything that handlers and commands use, and the delivery of messages, which is not started yet. */
export const openApp = async (
  opened: AsyncDisposableStack,
  { settings, serverKey, database, clock, log }: AppOptions,
): Promise<{ app: App; delivery: DeliveryWorker }> => {
  const { production, trustProxy, countryHeader, oldServerKeys, publicUrl, allowedOrigins, apiUrl } = settings;
  const retention = {
    messages: settings.retentionMessages,
    signIns: settings.retentionSignIns,
    audit: settings.retentionAudit,
  };
  const limits = { production, rateLimits: rateLimitsOf(settings) };

  const keys = [serverKey, ...oldServerKeys];
  const delivery = createDelivery({ database, clock, log, keys, publicUrl, routes: routesFor(settings) });
  opened.defer(delivery.stop);
  const table = createOutbox({ clock, serverKey, limits });
  const outbox: App["outbox"] = {
    enqueue: async (tx, message) => {
      const permit = await table.enqueue(tx, message);
      delivery.wake();
      return permit;
    },
  };

  const { files, moved } = await openFiles(database, settings);
  if (moved > 0) log.info({ files: moved }, "uploads were moved from the data folder into the file store");
  const fileWork = openFileWork(await findFilePrograms(settings, log));
  opened.defer(fileWork.close);

  const print = await printShopOf(settings);
  const https = publicUrl.startsWith("https:");
  const elsewhere = apiUrl === undefined ? undefined : { origins: allowedOrigins, url: apiUrl };
  return {
    delivery,
    app: {
      database,
      clock,
      log,
      outbox,
      files,
      fileWork,
      places: placeSourceFor(settings),
      settings: {
        serverKey,
        oldServerKeys,
        trustProxy,
        countryHeader,
        https,
        elsewhere,
        ...limits,
        retention,
        print,
        leavesPrints: settings.role === "web",
      },
    },
  };
};
