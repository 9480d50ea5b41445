import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { isCancel } from "@lucarne/api-client/errors";
import { UnreachableScreen } from "../features/failure/unreachable-screen.tsx";
import { endsSession } from "../platform/session/user/account-rules.ts";
import { currentUser } from "../platform/session/portal-api.ts";
import { sessionName } from "../platform/session/session.ts";
import { useCurrentUser } from "../platform/session/user/use-current-user.ts";
import { useMaintenance } from "../platform/session/maintenance/use-maintenance.ts";
import { useSession, useSignedIn } from "../platform/session/use-session.ts";
import { Navigate } from "../shared/navigation/navigate.ts";
import { pageAt } from "../shared/navigation/page-at.ts";
import { useServedPages } from "./navigation/use-served-pages.ts";
import { mayLoad, settleTerms } from "../shared/prompts/terms-settled.ts";
import { MissingPage, SignedInFrame, TermsScreen } from "./frames.ts";
import { redirectFrom } from "./navigation/redirect.ts";
import { Waiting } from "./waiting.tsx";

/** Sends a visitor to the page that is shown instead, in every tab as soon as session or maintenance change. */
export const Guard = () => {
  useMaintenance();
  useSession();
  const instead = redirectFrom(useLocation());
  if (instead === undefined) return <Outlet />;

  return (
    <>
      <Navigate to={instead} replace />
      <Waiting />
    </>
  );
};

/**
 * Refetches the current user every three minutes, shows an error when there is no answer at the start, and asks
 * for the terms before anything else; an emulated session has no prompts. The frame loads data of its own, so it is
 * drawn before the user is known only when there are no terms to accept (PRM-16).
 */
const SignedIn = ({ children }: { children: ReactNode }) => {
  const { data: user, error, refetch } = useQuery(currentUser);
  const unanswered = user === undefined && error !== null && !isCancel(error) && !endsSession(error);

  useEffect(() => {
    if (user) settleTerms(user);
  }, [user]);

  if (unanswered) return <UnreachableScreen onRetry={refetch} />;
  if (mayLoad(user)) return children;

  return user ? <TermsScreen /> : <Waiting />;
};

/** Around what a signed-in user sees. Screens are mounted again for each session, so that nothing of another user stays. */
const EachSession = ({ children }: { children: ReactNode }) => {
  const session = useSession();

  return session.kind === "none" ? null : <SignedIn key={sessionName(session)}>{children}</SignedIn>;
};

/** Around the pages of a signed-in user. */
export const CurrentUserGate = () => (
  <EachSession>
    <Outlet />
  </EachSession>
);

/**
 * Shows a page only after the user has loaded: the terms may have to come first. A page that needs what the server does not
 * have does not exist.
 */
export const UserKnown = () => {
  const served = useServedPages();
  const page = pageAt(useLocation().pathname);
  if (useCurrentUser() === undefined) return <Waiting />;

  return served(page) ? <Outlet /> : <MissingPage />;
};

/** Puts the signed-in frame around a page that everybody may open, for a signed-in user. */
export const FrameIfSignedIn = () =>
  useSignedIn() ? (
    <EachSession>
      <SignedInFrame />
    </EachSession>
  ) : (
    <Outlet />
  );
