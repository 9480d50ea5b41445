import { SkipLink } from "@lucarne/ui/app-frame";
import { Outlet } from "react-router";

/** Around the screens of a signed-out visitor, which have their own picture and header. */
const AnonymousLayout = () => (
  <>
    <SkipLink />
    <Outlet />
  </>
);

export { AnonymousLayout as Component };
