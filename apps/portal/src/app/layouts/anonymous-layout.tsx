import { Outlet } from "react-router";

const AnonymousLayout = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
);

export { AnonymousLayout as Component };
