export { type LinkTab, LinkTabs, type LinkTabsProps, type TabItem, Tabs, type TabsProps } from "./tabs.tsx";
