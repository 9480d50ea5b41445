import { FormattedMessage } from "react-intl";

const SignInScreen = () => (
  <h1>
    <FormattedMessage id="signIn.pageTitle" defaultMessage="Sign in" />
  </h1>
);

export { SignInScreen as Component };
