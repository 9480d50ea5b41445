export { type TabItem, Tabs, type TabsProps } from "./tabs.tsx";
export { type LinkTab, LinkTabs, type LinkTabsProps } from "../link-tabs/index.ts";
