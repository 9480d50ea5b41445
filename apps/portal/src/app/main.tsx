import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import { type ComponentProps, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followAccountLanguage, refetchInNewLanguage } from "../platform/intl/follow-account.ts";
import { language } from "../platform/intl/portal-language.ts";
import { logError } from "../platform/log/error-log.ts";
import { emulationLink } from "../platform/session/emulation-link.ts";
import { sessionStore } from "../platform/session/portal-session.ts";
import { refreshBeforeUse, startSession } from "../platform/session/start-session.ts";
import { App } from "./app.tsx";
import { reloadForNewCode, reloadOnLostChunk } from "./lost-chunk.ts";
import { createPortalRouter, isOpen } from "./router.ts";
import { startServiceWorker } from "./service-worker.ts";

/** How long the start may take before something is drawn, in milliseconds. */
const PATIENCE = 500;

const start = async (root: HTMLElement): Promise<void> => {
  reloadOnLostChunk();
  const signsIn = sessionStore.get().kind === "none" && emulationLink(location.href) === undefined;
  const words = language.load(signsIn ? "entry" : "app");
  const view = createRoot(root, { onUncaughtError: logError });
  const draw = (props: ComponentProps<typeof App>) =>
    view.render(
      <StrictMode>
        <App {...props} />
      </StrictMode>,
    );
  // A token renewal can take as long as the call time-out, so a loading screen is shown meanwhile.
  const waiting = setTimeout(() => void words.then(() => draw({})).catch(() => undefined), PATIENCE);
  const isReady = startSession(language.language);
  followAccountLanguage();
  refetchInNewLanguage();

  const open = async (): Promise<void> => {
    const router = createPortalRouter();
    // The first view is drawn once, with its code: React keeps a fallback for at least 0.3 s.
    await Promise.all([words, isOpen(router)]);
    clearTimeout(waiting);
    draw({ router });
  };
  const retry = async (): Promise<void> => {
    if (await refreshBeforeUse()) await open();
  };

  if (await isReady) await open();
  else {
    await words;
    clearTimeout(waiting);
    draw({ onRetry: retry });
  }
  startServiceWorker().catch(logError);
};

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
start(root).catch((error: unknown) => {
  // A file that did not arrive may arrive now, and nothing has been typed yet.
  if (reloadForNewCode()) return;
  logError(error);
  // Without code or words nothing can be drawn: index.html has a line for this.
  document.getElementById("start-failed")?.removeAttribute("hidden");
});
