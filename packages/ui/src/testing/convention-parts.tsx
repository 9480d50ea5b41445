import type { CSSProperties, ReactElement } from "react";
import { Accordion, AccordionItem } from "../components/accordion/index.ts";
import { AlertDialog } from "../components/alert-dialog/index.ts";
import { Amount } from "../components/amount/index.ts";
import { AmountChip } from "../components/amount-chip/index.ts";
import * as frame from "../components/app-frame/index.ts";
import { Avatar, Identity } from "../components/avatar/index.ts";
import { Badge, CountBadge } from "../components/badge/index.ts";
import { Logo } from "../components/brand/index.ts";
import { Breadcrumbs } from "../components/breadcrumbs/index.ts";
import { Button, ButtonLink } from "../components/button/index.ts";
import { Card, CardLink } from "../components/card/index.ts";
import { ChatComposer, ChatDay, ChatMessage, ChatThread } from "../components/chat/index.ts";
import { CheckboxGroup } from "../components/checkbox-group/index.ts";
import { Checkbox } from "../components/checkbox/index.ts";
import { BarChart, LineChart, Sparkline } from "../components/chart/index.ts";
import { Chip, FilterChip } from "../components/chip/index.ts";
import { ChoiceCard, ChoiceGroup } from "../components/choice-card/index.ts";
import { Combobox } from "../components/combobox/index.ts";
import { CommandPalette } from "../components/command-palette/index.ts";
import { ContextMenu } from "../components/context-menu/index.ts";
import { Countdown } from "../components/countdown/index.ts";
import { DataTable } from "../components/data-table/index.ts";
import { DateField } from "../components/date-field/index.ts";
import { DateRangeField } from "../components/date-range-field/index.ts";
import { Dialog } from "../components/dialog/index.ts";
import { Divider } from "../components/divider/index.ts";
import { Drawer } from "../components/drawer/index.ts";
import { EmptyState } from "../components/empty-state/index.ts";
import { ErrorSummary } from "../components/error-summary/index.ts";
import { Field } from "../components/field/index.ts";
import { FileUpload } from "../components/file-upload/index.ts";
import { FlipCard } from "../components/flip-card/index.ts";
import { HeroSlider } from "../components/hero-slider/index.ts";
import { HoverCard } from "../components/hover-card/index.ts";
import { Icon } from "../components/icon/index.ts";
import { IconButton, IconButtonLink } from "../components/icon-button/index.ts";
import { Plus } from "../components/icons/index.ts";
import { ActionRow, LinkTile } from "../components/link-tile/index.ts";
import { TextLink } from "../components/link/index.ts";
import { List, ListItem } from "../components/list/index.ts";
import {
  Menu,
  MenuCheckboxItem,
  MenuHeader,
  MenuItem,
  MenuRadioItem,
  MenuSeparator,
} from "../components/menu/index.ts";
import { MultiSelect } from "../components/multi-select/index.ts";
import { Notice, NoticeAction } from "../components/notice/index.ts";
import { NumberField } from "../components/number-field/index.ts";
import { OneTimeCode } from "../components/one-time-code/index.ts";
import { Pagination } from "../components/pagination/index.ts";
import { PasswordField } from "../components/password-field/index.ts";
import { PhoneField } from "../components/phone-field/index.ts";
import { Popover } from "../components/popover/index.ts";
import { ProgressBar } from "../components/progress-bar/index.ts";
import { Link } from "../components/provider/index.ts";
import { Quantity } from "../components/quantity/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { RichText } from "../components/rich-text/index.ts";
import { SearchSelect } from "../components/search-select/index.ts";
import { SegmentedControl } from "../components/segmented-control/index.ts";
import { Select, SelectField } from "../components/select-field/index.ts";
import { Sheet } from "../components/sheet/index.ts";
import { Skeleton, SkeletonText } from "../components/skeleton/index.ts";
import { RangeSlider, Slider } from "../components/slider/index.ts";
import { Spinner } from "../components/spinner/index.ts";
import { SplitScreen, StoryScreen } from "../components/split-screen/index.ts";
import { StatisticCard } from "../components/statistic-card/index.ts";
import { StatusList } from "../components/status-list/index.ts";
import { Stepper } from "../components/stepper/index.ts";
import { StepperForm, StepReview } from "../components/stepper-form/index.ts";
import { Switch } from "../components/switch/index.ts";
import { CellMeta, RowLink, Table } from "../components/table/index.ts";
import { LinkTabs } from "../components/link-tabs/index.ts";
import { Tabs } from "../components/tabs/index.ts";
import { TextArea } from "../components/text-area/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Heading, Text } from "../components/text/index.ts";
import { TierPanes } from "../components/tier-panes/index.ts";
import { Toolbar, ToolbarItem, ToolbarSeparator } from "../components/toolbar/index.ts";
import { Tooltip } from "../components/tooltip/index.ts";
import { VideoCard } from "../components/video-card/index.ts";
import { Box, Container, Grid, Hidden, Inline, Stack } from "../layout/index.ts";
import { SampleForm } from "./sample-form.tsx";

/** What a caller may give every part. */
export interface Given {
  readonly className: string;
  readonly style: CSSProperties;
  readonly id: string;
  readonly "data-given": string;
  readonly ref: (element: Element | null) => void;
}

export type Draw = (given: Given) => ReactElement;

const ignore = () => undefined;
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
] as const;
const modal = { open: true, onClose: ignore, title: "Title" } as const;
const link = { href: "#there" } as const;
const trigger = <Button>Open</Button>;

/** Parts whose root takes everything. */
export const ROOT_PARTS: Readonly<Record<string, Draw>> = {
  Accordion: (given) => <Accordion {...given} />,
  AccordionItem: (given) => <AccordionItem title="Question" {...given} />,
  AlertDialog: (given) => (
    <AlertDialog {...modal} description="" confirmLabel="Yes" cancelLabel="No" onConfirm={ignore} {...given} />
  ),
  Amount: (given) => <Amount value="1" {...given} />,
  ActionBar: (given) => <frame.ActionBar {...given} />,
  ActionRow: (given) => <ActionRow {...given}>Row</ActionRow>,
  AmountChip: (given) => <AmountChip value="1" {...link} {...given} />,
  Avatar: (given) => <Avatar name="Ada" {...given} />,
  Badge: (given) => <Badge {...given} />,
  BarChart: (given) => <BarChart label="Points" series={[]} columns={[]} {...given} />,
  Box: (given) => <Box {...given} />,
  Breadcrumbs: (given) => <Breadcrumbs items={[]} {...given} />,
  Button: (given) => <Button {...given} />,
  ButtonLink: (given) => <ButtonLink {...link} {...given} />,
  Card: (given) => <Card {...given} />,
  CardLink: (given) => <CardLink {...link} {...given} />,
  CellMeta: (given) => <CellMeta {...given} />,
  ChatComposer: (given) => (
    <ChatComposer label="Text" sendLabel="Send" value="" onValueChange={ignore} onSend={ignore} {...given} />
  ),
  ChatDay: (given) => <ChatDay {...given}>Today</ChatDay>,
  ChatMessage: (given) => <ChatMessage from="own" sender="" time="" {...given} />,
  ChatThread: (given) => <ChatThread label="Chat" {...given} />,
  Chip: (given) => <Chip {...given}>Word</Chip>,
  ChoiceGroup: (given) => <ChoiceGroup label="Question" {...given} />,
  CommandPalette: (given) => <CommandPalette label="Commands" groups={[]} defaultOpen {...given} />,
  Container: (given) => <Container {...given} />,
  // What it gets goes to the element.
  ContextMenu: (given) => (
    <ContextMenu label="Actions" menu={<MenuItem>Row</MenuItem>} {...given}>
      <Card>Villa</Card>
    </ContextMenu>
  ),
  CountBadge: (given) => <CountBadge count={1} {...given} />,
  Countdown: (given) => <Countdown until={Date.now() + 60_000} format={String} {...given} />,
  Dialog: (given) => <Dialog {...modal} {...given} />,
  Divider: (given) => <Divider {...given} />,
  Drawer: (given) => <Drawer {...modal} {...given} />,
  EmptyState: (given) => <EmptyState title="" text="" {...given} />,
  ErrorSummary: (given) => <ErrorSummary title="" errors={[]} {...given} />,
  Field: (given) => (
    <Field label="Field" {...given}>
      {(control) => <input {...control} />}
    </Field>
  ),
  Form: (given) => <SampleForm of={given} />,
  FormErrorSummary: (given) => <SampleForm summaryOf={given} />,
  FlipCard: (given) => <FlipCard front="" back="" turned={false} {...given} />,
  FrameNotice: (given) => <frame.FrameNotice label="Notice" {...given} />,
  Grid: (given) => <Grid {...given} />,
  HeaderButton: (given) => <frame.HeaderButton {...given}>Button</frame.HeaderButton>,
  HeaderDivider: (given) => <frame.HeaderDivider {...given} />,
  HeaderLink: (given) => <frame.HeaderLink {...link} {...given} />,
  Heading: (given) => <Heading level={2} {...given} />,
  HeroSlider: (given) => <HeroSlider label="" slides={[]} {...given} />,
  Hidden: (given) => <Hidden {...given} />,
  // What it gets goes to the link.
  HoverCard: (given) => (
    <HoverCard content="Text" {...given}>
      <TextLink href="#there">There</TextLink>
    </HoverCard>
  ),
  Icon: (given) => <Icon as={Plus} {...given} />,
  IconButton: (given) => <IconButton icon={Plus} label="Add" {...given} />,
  IconButtonLink: (given) => <IconButtonLink icon={Plus} label="Add" {...link} {...given} />,
  Identity: (given) => <Identity name="Ada" {...given} />,
  Inline: (given) => <Inline {...given} />,
  LineChart: (given) => <LineChart label="Points" series={[]} points={[]} {...given} />,
  Link: (given) => <Link {...link} {...given} />,
  LinkTabs: (given) => <LinkTabs label="Tabs" items={[]} {...given} />,
  LinkTile: (given) => <LinkTile {...link} {...given} />,
  List: (given) => <List {...given} />,
  ListItem: (given) => (
    <List>
      <ListItem title="Row" {...given} />
    </List>
  ),
  Logo: (given) => <Logo name={["Roof"]} {...given} />,
  MainNav: (given) => <frame.MainNav items={[]} {...given} />,
  Menu: ({ id: _, ...given }) => (
    <Menu trigger={trigger} defaultOpen {...given}>
      <MenuItem>Row</MenuItem>
    </Menu>
  ),
  MenuHeader: (given) => (
    <Menu trigger={trigger} defaultOpen>
      <MenuHeader {...given} />
    </Menu>
  ),
  MenuItem: (given) => (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem {...given}>Row</MenuItem>
    </Menu>
  ),
  MenuCheckboxItem: (given) => (
    <Menu defaultOpen trigger={trigger}>
      <MenuCheckboxItem checked onCheckedChange={ignore} {...given}>
        Row
      </MenuCheckboxItem>
    </Menu>
  ),
  MenuRadioItem: (given) => (
    <Menu trigger={trigger} defaultOpen>
      <MenuRadioItem checked {...given}>
        Row
      </MenuRadioItem>
    </Menu>
  ),
  MenuSeparator: (given) => (
    <Menu trigger={trigger} defaultOpen>
      <MenuSeparator {...given} />
    </Menu>
  ),
  Notice: (given) => <Notice {...given} />,
  NoticeAction: (given) => <NoticeAction {...given} />,
  PageMain: (given) => <frame.PageMain {...given} />,
  Pagination: (given) => <Pagination page={1} pages={3} hrefOf="?page={page}" {...given} />,
  Popover: ({ id: _, ...given }) => (
    <Popover trigger={trigger} label="Panel" defaultOpen {...given}>
      Text
    </Popover>
  ),
  ProgressBar: (given) => <ProgressBar label="" value={1} max={2} valueText="" {...given} />,
  RichText: (given) => <RichText {...given} />,
  RowLink: (given) => <RowLink {...link} {...given} />,
  Sheet: (given) => <Sheet {...modal} {...given} />,
  SiteFooter: (given) => <frame.SiteFooter logo="" {...given} />,
  SiteHeader: (given) => <frame.SiteHeader logo="" actions="" {...given} />,
  Skeleton: (given) => <Skeleton {...given} />,
  SkeletonText: (given) => <SkeletonText {...given} />,
  SkipLink: (given) => <frame.SkipLink {...given} />,
  Sparkline: (given) => <Sparkline label="Points" values={[1, 2]} {...given} />,
  Spinner: (given) => <Spinner {...given} />,
  SplitScreen: (given) => <SplitScreen header="" picture="" {...given} />,
  Stack: (given) => <Stack {...given} />,
  StatisticCard: (given) => <StatisticCard title="" value="" {...given} />,
  StatusList: (given) => <StatusList items={[]} {...given} />,
  StepperForm: (given) => <StepperForm label="Steps" finishLabel="Send" steps={[]} {...given} />,
  StepReview: (given) => (
    <StepReview step="one" title="One" editLabel="Edit" editName="Edit: One" values={[]} {...given} />
  ),
  Stepper: (given) => <Stepper label="Steps" steps={[]} current={0} {...given} />,
  StoryScreen: (given) => <StoryScreen header="" picture="" {...given} />,
  TabBar: (given) => <frame.TabBar items={[]} {...given} />,
  Tabs: (given) => <Tabs label="Tabs" items={options} {...given} />,
  Text: (given) => <Text {...given} />,
  TextLink: (given) => <TextLink {...link} {...given} />,
  TierPanes: (given) => <TierPanes label="" tiers={[]} value={0} valueText="" {...given} />,
  Toolbar: (given) => <Toolbar label="Actions" {...given} />,
  ToolbarSeparator: (given) => (
    <Toolbar label="Actions">
      <ToolbarItem>
        <Button>Edit</Button>
      </ToolbarItem>
      <ToolbarSeparator {...given} />
    </Toolbar>
  ),
  // What it gets goes to the control.
  Tooltip: (given) => (
    <Tooltip text="Tip" {...given}>
      <Button>Open</Button>
    </Tooltip>
  ),
  VideoCard: (given) => <VideoCard title="" renderPlayer={() => null} {...given} />,
};

const countries = [{ value: "pl", code: "PL", dialCode: 48, name: "Poland" }];

/** Parts with a control: the root takes `className` and `style`, the control everything else. */
export const CONTROL_PARTS: Readonly<Record<string, Draw>> = {
  Checkbox: (given) => <Checkbox label="Field" name="field" {...given} />,
  ChoiceCard: (given) => <ChoiceCard type="checkbox" label="Field" name="field" {...given} />,
  Combobox: (given) => <Combobox label="Field" name="field" options={[]} {...given} />,
  DataTable: (given) => <DataTable caption="Rows" columns={[]} rows={[]} keyOf={String} {...given} />,
  DateField: (given) => <DateField label="Field" name="field" {...given} />,
  FileUpload: (given) => (
    <FileUpload label="Files" prompt="" rules="" files={[]} onFiles={ignore} onRemove={ignore} {...given} />
  ),
  FilterChip: (given) => <FilterChip label="Field" name="field" {...given} />,
  MultiSelect: (given) => <MultiSelect label="Field" name="field" options={options} {...given} />,
  NumberField: (given) => <NumberField label="Field" name="field" {...given} />,
  OneTimeCode: (given) => <OneTimeCode label="Field" name="field" {...given} />,
  PasswordField: (given) => <PasswordField label="Field" name="field" {...given} />,
  PhoneField: (given) => <PhoneField label="Field" name="field" countries={countries} {...given} />,
  SearchSelect: (given) => <SearchSelect label="Field" name="field" options={options} {...given} />,
  Select: (given) => <Select aria-label="Field" name="field" options={options} {...given} />,
  SelectField: (given) => <SelectField label="Field" name="field" options={options} {...given} />,
  Switch: (given) => <Switch label="Field" name="field" {...given} />,
  Table: (given) => <Table caption="Rows" columns={[]} rows={[]} keyOf={String} {...given} />,
  TextArea: (given) => <TextArea label="Field" name="field" {...given} />,
  TextField: (given) => <TextField label="Field" name="field" {...given} />,
};

/** Groups of controls: the root takes everything but the ref, which is a control that takes focus. */
export const GROUP_PARTS: Readonly<Record<string, Draw>> = {
  RangeSlider: (given) => <RangeSlider label="Field" fromLabel="From" toLabel="To" {...given} />,
  Slider: (given) => <Slider label="Field" {...given} />,
  CheckboxGroup: (given) => <CheckboxGroup label="Field" name="field" options={options} {...given} />,
  DateRangeField: (given) => <DateRangeField label="Field" {...given} />,
  Quantity: (given) => <Quantity label="Field" name="field" {...given} />,
  RadioGroup: (given) => <RadioGroup label="Field" name="field" options={options} {...given} />,
  SegmentedControl: (given) => <SegmentedControl label="Field" name="field" options={options} {...given} />,
};

/** Parts without an element of the caller's. */
export const WITHOUT_ROOT = ["UiProvider", "Announcer", "ToastRegion", "ToolbarItem", "FormField"];
