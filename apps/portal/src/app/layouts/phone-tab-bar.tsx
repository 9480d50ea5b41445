import { TabBar } from "@lucarne/ui/app-frame";
import { Menu } from "@lucarne/ui/icons";
import { useIntl } from "react-intl";
import { useOverlay } from "../overlay.ts";
import { layoutMessages } from "./layout-messages.ts";
import { MoreSheet } from "./more-sheet.tsx";
import { useMenuEntries } from "./use-menu-entries.ts";

/** The navigation of a phone: four pages and More. */
export const PhoneTabBar = () => {
  const { formatMessage } = useIntl();
  const tabs = useMenuEntries("tabs");
  const more = useOverlay("more");

  return (
    <>
      <TabBar
        items={[
          ...tabs.map(({ href, name, icon, current }) => ({
            href,
            label: formatMessage(name),
            icon,
            current,
            onSelect: more.hide,
          })),
          {
            onSelect: more.open ? more.close : more.show,
            label: formatMessage(layoutMessages.more),
            icon: Menu,
            current: !tabs.some(({ current }) => current),
            expanded: more.open,
          },
        ]}
      />
      <MoreSheet open={more.open} onClose={more.close} onGo={more.hide} />
    </>
  );
};
