import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import { type ComponentProps, startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { followAccountLanguage, refetchInNewLanguage } from "../platform/intl/choice/follow-account.ts";
import { language } from "../platform/intl/portal-language.ts";
import { logError } from "../platform/log/error-log.ts";
import { emulationLink } from "../platform/session/emulation/emulation-link.ts";
import { sessionStore } from "../platform/session/portal-session.ts";
import { refreshBeforeUse, startSession } from "../platform/session/start-session.ts";
import { followTranslator, isTranslated } from "../platform/translation/follow-translator.ts";
import { App } from "./app.tsx";
import { onHydrated } from "./start/hydrated.tsx";
import { holdInput } from "./start/early-input.ts";
import { reloadForNewCode, reloadOnLostChunk } from "./start/lost-chunk.ts";
import { createPortalRouter, isOpen } from "./router.ts";
import { startServiceWorker } from "./start/service-worker.ts";
import { isFirstView } from "./static/static-page.ts";

/** How long the start may take before something is drawn, in milliseconds. */
const MAX_BLANK_TIME = 500;

/** The line of index.html for a start that failed; public/start-failed.js shows it when this code cannot run. */
const startFailed = document.getElementById("start-failed");

const errors = { onUncaughtError: logError, onRecoverableError: logError };

/** Draws the portal into `root`: takes over the HTML of a first view, and replaces any other. */
const createView = (root: HTMLElement) => {
  const takesOver = isFirstView(root);
  const release = holdInput(root);
  onHydrated(() => void release().catch(logError));
  let view: Root | undefined;

  return (props: ComponentProps<typeof App>): void => {
    const app = (
      <StrictMode>
        <App {...props} />
      </StrictMode>
    );
    // React draws a transition in slices. At once, a page blocks a slow phone for half a second.
    startTransition(() => {
      if (!view && takesOver && props.router && !isTranslated(root)) view = hydrateRoot(root, app, errors);
      else {
        view ??= createRoot(root, errors);
        view.render(app);
      }
    });
    root.dataset["started"] = "";
    startFailed?.setAttribute("hidden", "");
  };
};

const start = async (root: HTMLElement): Promise<void> => {
  reloadOnLostChunk();
  const draw = createView(root);
  const signsIn = sessionStore.get().kind === "none" && emulationLink(location.href) === undefined;
  const words = language.load(signsIn ? "entry" : "app");
  const drawWaiting = async () => {
    await words;
    if (!root.hasChildNodes()) draw({});
  };
  // A token renewal can take as long as the call time-out, so a loading screen is shown meanwhile.
  const waiting = setTimeout(() => void drawWaiting().catch(() => undefined), MAX_BLANK_TIME);
  const isReady = startSession(language.language);
  followTranslator();
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
  // Without code or words nothing can be drawn.
  startFailed?.removeAttribute("hidden");
});
