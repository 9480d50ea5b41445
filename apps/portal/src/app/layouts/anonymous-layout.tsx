import { Outlet } from "react-router";

/** Layout of the screens for signed-out visitors, which have their own picture and header. */
const AnonymousLayout = () => <Outlet />;

export { AnonymousLayout as Component };
