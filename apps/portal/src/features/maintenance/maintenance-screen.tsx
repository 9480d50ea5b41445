import { FormattedMessage } from "react-intl";

const MaintenanceScreen = () => (
  <h1>
    <FormattedMessage id="maintenance.pageTitle" defaultMessage="Maintenance" />
  </h1>
);

export { MaintenanceScreen as Component };
