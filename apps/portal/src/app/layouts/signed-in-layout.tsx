import { Outlet } from "react-router";

const SignedInLayout = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
);

export { SignedInLayout as Component };
