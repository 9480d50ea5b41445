import { AmountChip } from "../components/amount-chip/index.ts";
import {
  FrameNotice,
  HeaderButton,
  HeaderDivider,
  HeaderLink,
  MainNav,
  SiteFooter,
  SiteHeader,
  TabBar,
} from "../components/app-frame/index.ts";
import { Logo } from "../components/brand/index.ts";
import { Breadcrumbs } from "../components/breadcrumbs/index.ts";
import { Globe, House, Settings } from "../components/icons/index.ts";
import { ActionRow, LinkTile } from "../components/link-tile/index.ts";
import { Pagination } from "../components/pagination/index.ts";
import { Link } from "../components/provider/index.ts";
import { Stepper } from "../components/stepper/index.ts";
import { StepperForm, StepReview } from "../components/stepper-form/index.ts";
import { LinkTabs } from "../components/link-tabs/index.ts";
import { Tabs } from "../components/tabs/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Text } from "../components/text/index.ts";
import { Container, Grid, Stack } from "../layout/index.ts";

const areas = [
  { href: "#home", label: "Home", icon: House, current: true },
  { href: "#settings", label: "Settings", icon: Settings },
];

/** The frame of an app, and ways through its pages. */
export const Navigation = () => (
  <Stack>
    <FrameNotice label="Test system">This is the test system.</FrameNotice>
    <SiteHeader
      logo={<Logo name={["Roof", "Club"]} />}
      logoHref="#home"
      nav={<MainNav items={areas} />}
      actions={
        <>
          <HeaderLink href="#help">Help</HeaderLink>
          <HeaderDivider />
          <HeaderButton>English</HeaderButton>
        </>
      }
      aside={<AmountChip href="#points" value="1,284" unit="points" />}
    />
    <Container>
      <Stack>
        <Breadcrumbs
          items={[
            { href: "#home", label: "Home" },
            { href: "#projects", label: "Projects" },
            { label: "Villa Kraków" },
          ]}
        />
        <LinkTabs
          label="Project"
          items={[
            { href: "#overview", label: "Overview", current: true },
            { href: "#windows", label: "Windows", count: 12 },
          ]}
        />
        <Stepper label="Registration" steps={["Company", "Address", "Confirmation"]} current={1} />
        <form>
          <StepperForm
            label="Order"
            finishLabel="Place the order"
            steps={[
              { id: "delivery", title: "Delivery", content: <TextField label="Street" defaultValue="ul. Polna 4" /> },
              {
                id: "review",
                title: "Review",
                content: (
                  <StepReview
                    step="delivery"
                    title="Delivery"
                    editLabel="Edit"
                    editName="Edit: Delivery"
                    values={[{ label: "Street", value: "ul. Polna 4" }]}
                  />
                ),
              },
            ]}
          />
        </form>
        <Tabs
          label="Views"
          items={[
            { value: "photos", label: "Photos" },
            { value: "plans", label: "Plans", count: 2 },
          ]}
        >
          <Text>Four photos</Text>
        </Tabs>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <LinkTile href="#settings" icon={Settings}>
            Settings
          </LinkTile>
          <ActionRow icon={Globe} value="English">
            Language
          </ActionRow>
        </Grid>
        <Text>
          <Link href="#imprint">Imprint</Link>
        </Text>
        <Pagination page={2} pages={8} range="21–40 of 156" hrefOf="#page-{page}" />
      </Stack>
    </Container>
    <SiteFooter
      logo={<Logo name={["Roof", "Club"]} onBrand />}
      columns={[{ title: "Help", links: [{ href: "#questions", label: "Questions" }] }]}
      note="Roof Club, Kraków"
    />
    <TabBar items={areas} label="Areas" />
  </Stack>
);
