import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { isCancel } from "@lucarne/api-client/errors";
import { href } from "../shared/pages/href.ts";
import { pageAt } from "../shared/pages/page-at.ts";
import { Navigate } from "../shared/pages/navigate.ts";
import { endsSession } from "../platform/session/account-rules.ts";
import { currentUser } from "../platform/session/portal-api.ts";
import { sessionStore } from "../platform/session/portal-session.ts";
import { signInHref, wantedPage } from "./redirect.ts";
import { sessionName } from "../platform/session/session.ts";
import { useCurrentUser } from "../platform/session/use-current-user.ts";
import { useMaintenance } from "../platform/session/use-maintenance.ts";
import { useSession, useSignedIn } from "../platform/session/use-session.ts";
import { mayLoad, settleTerms } from "../shared/prompts/terms-settled.ts";
import { SignedInFrame, TermsScreen } from "./screens.ts";
import { UnreachableScreen } from "../features/failure/unreachable-screen.tsx";
import { Waiting } from "./waiting.tsx";

/** Sends everybody to /maintenance while the server is away (MNT-2), in every tab. */
export const MaintenanceGate = () => {
  const maintenance = useMaintenance();
  const { pathname } = useLocation();

  return maintenance && pageAt(pathname) !== "maintenance" ? <Navigate to={href("maintenance")} replace /> : <Outlet />;
};

/** Sends a signed-in user home, or to the page that was wanted before sign-in (NAV-2, NAV-4). */
export const AnonymousOnly = () => {
  const signedIn = useSignedIn();
  const { search } = useLocation();

  return signedIn ? <Navigate to={wantedPage(search, location.origin)} replace /> : <Outlet />;
};

/**
 * Refetches the current user every three minutes, shows an error when there is no answer at the start, and asks
 * for the terms before anything else; an emulated session has no prompts. The frame loads data of its own, so it is
 * drawn before the user is known only when there are no terms to accept (PRM-16).
 */
const CurrentUserGate = () => {
  const { data: user, error, refetch } = useQuery(currentUser);
  const unanswered = user === undefined && error !== null && !isCancel(error) && !endsSession(error);

  useEffect(() => {
    if (user) settleTerms(user);
  }, [user]);

  if (unanswered) return <UnreachableScreen onRetry={refetch} />;
  if (mayLoad(user)) return <Outlet />;

  return user ? <TermsScreen /> : <Waiting />;
};

/** Shows a page only after the user has loaded: the terms may have to come first. */
export const UserKnown = () => (useCurrentUser() ? <Outlet /> : <Waiting />);

/**
 * Puts the signed-in frame around a page that everybody may open, for a signed-in user. When the session ends there, the
 * user goes to sign-in as on every page.
 */
export const FrameIfSignedIn = () => {
  if (useSignedIn()) return <SignedInFrame />;

  return sessionStore.lastEnd() === undefined ? <Outlet /> : <Navigate to={signInHref()} replace />;
};

/** Redirects a signed-out visitor to sign-in and back; not after a sign-out, when the next user may be another. */
export const SignedInOnly = () => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  // Another session is another user: nothing of the last one's screens may stay.
  if (session.kind !== "none") return <CurrentUserGate key={sessionName(session)} />;
  const left = ["signed-out", "elsewhere"].includes(sessionStore.lastEnd() ?? "");

  return <Navigate to={signInHref(left ? undefined : `${pathname}${search}${hash}`)} replace />;
};
