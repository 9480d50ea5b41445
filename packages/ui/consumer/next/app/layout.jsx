import "../../src/look.ts";

export const metadata = { title: "Consumer of the UI kit", icons: { icon: "data:," } };

const Layout = ({ children }) => (
  <html lang="en" data-brand="lucarne" data-scheme="light">
    <body>{children}</body>
  </html>
);

export default Layout;
