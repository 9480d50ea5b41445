import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { reloadForNewCode, reloadOnLostChunk } from "./lost-chunk.ts";
import { routeOf } from "./routes.ts";
import { preloadCode, preloadData } from "./screens.ts";
import { startServiceWorker } from "./service-worker.ts";
import { href } from "../shared/pages/href.ts";
import { followAccountLanguage, refetchInNewLanguage } from "../platform/intl/follow-account.ts";
import { language } from "../platform/intl/portal-language.ts";
import { logError } from "../platform/log/error-log.ts";
import { emulationLink } from "../platform/session/emulation-link.ts";
import { sessionStore } from "../platform/session/portal-session.ts";
import { startSession, userKnown } from "../platform/session/start-session.ts";

/** How long the start may take before something is drawn, in milliseconds. */
const PATIENCE = 500;

/**
 * How long the first view waits for the user and the page's early data once its code is there, in milliseconds. The
 * header moves when a name comes later, and a form that comes just after its placeholder is laid out twice.
 */
const DATA_PATIENCE = 300;

const start = async (root: HTMLElement): Promise<void> => {
  reloadOnLostChunk();
  // The start strips the link, so it is read before.
  const opensEmulation = emulationLink(location.href) !== undefined;
  const session = startSession(language.language);
  followAccountLanguage();
  refetchInNewLanguage();
  const signedOut = sessionStore.get().kind === "none" && !opensEmulation;
  // A visitor without a session sees sign-in instead of a signed-in page.
  const needsSession = routeOf(location.pathname)?.frame === "signed-in";
  const code = preloadCode(signedOut && needsSession ? href("signIn") : location.pathname);
  // Calls need the session's token.
  const data = session.then((ready) => (ready ? preloadData(location.pathname + location.search) : undefined));
  data.catch(() => undefined);
  const view = createRoot(root, { onUncaughtError: logError });
  const draw = (ready?: boolean) =>
    view.render(
      <StrictMode>
        <App ready={ready} />
      </StrictMode>,
    );
  const words = language.load(signedOut ? "entry" : "app");
  // A token renewal can take as long as the call time-out, so a loading screen is shown meanwhile.
  const waiting = setTimeout(() => void words.then(() => draw()).catch(() => undefined), PATIENCE);
  // React keeps a fallback for at least 0.3 s, so the first view waits until its code has loaded.
  const [ready] = await Promise.all([session, words, code]);
  if (ready)
    await Promise.race([
      Promise.all([userKnown(), data]),
      new Promise((resolve) => setTimeout(resolve, DATA_PATIENCE)),
    ]);
  clearTimeout(waiting);
  draw(ready);
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
