import { FormattedMessage } from "react-intl";

const NotFoundScreen = () => (
  <h1>
    <FormattedMessage id="notFound.pageTitle" defaultMessage="Page not found" />
  </h1>
);

export { NotFoundScreen as Component };
