import { TabBar } from "@lucarne/ui/app-frame";
import { Menu } from "@lucarne/ui/icons";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { useLoadedComponent } from "../../../platform/code/use-loaded-component.ts";
import { useOverlay } from "../../navigation/overlay.ts";
import { layoutMessages } from "../layout-messages.ts";
import { useMenuEntries } from "../menu/use-menu-entries.ts";

const importMoreSheet = () => import("./more-sheet.tsx");

/** The navigation of a phone: four pages, and More, whose sheet is loaded on demand. */
export const PhoneTabBar = () => {
  const { formatMessage } = useIntl();
  const tabs = useMenuEntries("tabs");
  const more = useOverlay("more");
  const [MoreSheet, loadMoreSheet] = useLoadedComponent(importMoreSheet, (module) => module.MoreSheet);
  // The page stays as it is when the sheet cannot be loaded.
  const load = useEffectEvent(() => loadMoreSheet(more.close));

  useEffect(() => {
    if (more.open) load();
  }, [more.open]);

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
      {MoreSheet && <MoreSheet open={more.open} onClose={more.close} onGo={more.hide} />}
    </>
  );
};
