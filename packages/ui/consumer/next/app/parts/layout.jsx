import { Words } from "../../../src/words.jsx";

const Layout = ({ children }) => <Words>{children}</Words>;

export default Layout;
