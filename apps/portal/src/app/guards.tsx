import { Navigate, Outlet, useLocation } from "react-router";
import { sessionStore } from "../session/portal-session.ts";
import { loginPath, wantedPath } from "../session/redirect.ts";
import { useMaintenance } from "../session/use-maintenance.ts";
import { useSignedIn } from "../session/use-session.ts";

/** Sends everybody to /maintenance while the server is away (document 1 §4), in every tab. */
export const MaintenanceGate = () => {
  const maintenance = useMaintenance();
  const { pathname } = useLocation();

  return maintenance && pathname !== "/maintenance" ? <Navigate to="/maintenance" replace /> : <Outlet />;
};

/** Sends a signed-in user home, or to the page that was wanted before sign-in (document 1 §2, decisions A11). */
export const AnonymousOnly = () => {
  const signedIn = useSignedIn();
  const { search } = useLocation();

  return signedIn ? <Navigate to={wantedPath(search, location.origin)} replace /> : <Outlet />;
};

/** Sends a signed-out visitor to sign-in, which leads back here; not after a sign-out, whose next user may be another. */
export const SignedInOnly = () => {
  const signedIn = useSignedIn();
  const { pathname, search, hash } = useLocation();
  if (signedIn) return <Outlet />;
  const left = ["signed-out", "elsewhere"].includes(sessionStore.lastEnd() ?? "");

  return <Navigate to={loginPath(left ? undefined : `${pathname}${search}${hash}`)} replace />;
};
