import { Outlet } from "react-router";

/** Stands around the screens of a signed-out visitor, which bring their own picture and head. */
const AnonymousLayout = () => <Outlet />;

export { AnonymousLayout as Component };
