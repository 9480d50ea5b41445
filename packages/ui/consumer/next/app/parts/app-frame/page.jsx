import {
  ActionBar,
  FrameNotice,
  HeaderButton,
  HeaderDivider,
  HeaderLink,
  MainNav,
  PageMain,
  SiteFooter,
  SiteHeader,
  SkipLink,
  TabBar,
} from "@lucarne/ui/app-frame";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <>
    <SkipLink />
    <SiteHeader
      logo="Consumer"
      actions={
        <>
          <HeaderButton icon={Plus}>New</HeaderButton>
          <HeaderDivider />
          <HeaderLink href="#help" icon={Plus}>
            Help
          </HeaderLink>
        </>
      }
      nav={<MainNav items={[{ href: "#home", label: "Home", current: true }]} />}
    />
    <FrameNotice label="Notice" icon={Plus}>
      Words
    </FrameNotice>
    <PageMain>
      <ActionBar>Actions</ActionBar>
    </PageMain>
    <SiteFooter logo="Consumer" columns={[{ title: "About", links: [{ href: "#terms", label: "Terms" }] }]} />
    <TabBar items={[{ href: "#home", label: "Home", icon: Plus, current: true }]} />
  </>
);

export default Page;
