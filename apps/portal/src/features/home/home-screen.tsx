import { FormattedMessage } from "react-intl";

const HomeScreen = () => (
  <h1>
    <FormattedMessage id="page.home" defaultMessage="Home" />
  </h1>
);

export { HomeScreen as Component };
