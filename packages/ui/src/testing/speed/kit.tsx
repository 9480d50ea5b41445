import { useState } from "react";
import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { type DataColumn, DataTable } from "../../components/data-table/index.ts";
import { Dialog } from "../../components/dialog/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { EllipsisVertical } from "../../components/icons/index.ts";
import { Menu, MenuItem } from "../../components/menu/index.ts";
import { RadioGroup } from "../../components/radio-group/index.ts";
import { SelectField } from "../../components/select-field/index.ts";
import { RowLink, Table, type TableColumn } from "../../components/table/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextField } from "../../components/text-field/index.ts";
import { Inline, Stack } from "../../layout/index.ts";
import {
  COUNTRIES,
  DELIVERY,
  MANY_PROJECTS,
  type OrderFormProps,
  type Project,
  type RowsProps,
  TEXT_FIELDS,
  VIEW,
} from "./data.ts";

/** An order form of eleven fields. Its state is in one place, so a typed letter renders all of them. */
export const OrderForm = ({ wrong = false }: OrderFormProps) => {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [to, setTo] = useState<"company" | "project">("company");
  const errorIf = (error: string) => (wrong ? error : undefined);
  return (
    <form noValidate>
      <Stack space="large">
        {TEXT_FIELDS.map(({ name, label, error }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            value={texts[name] ?? ""}
            onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
            error={errorIf(error)}
          />
        ))}
        <SelectField label="Country" name="country" options={COUNTRIES} error={errorIf("Choose a country.")} />
        <RadioGroup
          label="Delivery"
          name="delivery"
          options={DELIVERY}
          value={to}
          onValueChange={setTo}
          error={errorIf("Choose a delivery.")}
        />
        <TextArea label="Note" name="note" limit={200} error={errorIf("The note is too long.")} />
        <Checkbox label="I accept the rules of the shop" name="rules" error={errorIf("Accept the rules.")} />
        <Inline>
          <Button type="submit">Order</Button>
          <Button variant="outline">Cart</Button>
        </Inline>
      </Stack>
    </form>
  );
};

/** A button with its dialog. */
export const Question = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Order</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Order for 960 points?"
        description="The points are reserved at once."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Not yet
            </Button>
            <Button onClick={close}>Order</Button>
          </>
        }
      />
    </>
  );
};

const columns: readonly TableColumn<Project>[] = [
  { id: "project", header: "Project", place: "key", cell: ({ id }) => <RowLink href={`#${id}`}>Project {id}</RowLink> },
  { id: "town", header: "Town", place: "meta", cell: ({ town }) => town },
  { id: "windows", header: "Windows", align: "end", cell: ({ windows }) => windows },
  {
    id: "status",
    header: "Status",
    place: "status",
    cell: ({ closed }) => <Badge tone={closed ? "positive" : "info"}>{closed ? "Closed" : "In progress"}</Badge>,
  },
  {
    id: "actions",
    header: "Actions",
    headerHidden: true,
    place: "actions",
    align: "end",
    cell: ({ id }) => (
      <Menu
        align="end"
        trigger={<IconButton size="compact" icon={EllipsisVertical} label={`Actions for project ${id}`} />}
      >
        <MenuItem href={`#${id}-open`}>Open</MenuItem>
        <MenuItem href={`#${id}-windows`}>Windows</MenuItem>
      </Menu>
    ),
  },
];

/** Projects with a menu in every row. */
export const Rows = ({ rows }: RowsProps) => (
  <Table caption="Projects" columns={columns} rows={rows} keyOf={({ id }) => id} />
);

const manyColumns: readonly DataColumn<Project>[] = [
  {
    id: "project",
    header: "Project",
    place: "key",
    cell: ({ id }) => `Project ${id}`,
    value: ({ id }) => id,
    descendingFirst: true,
  },
  { id: "town", header: "Town", place: "meta", cell: ({ town }) => town, value: ({ town }) => town },
  { id: "windows", header: "Windows", align: "end", cell: ({ windows }) => windows, value: ({ windows }) => windows },
  { id: "status", header: "Status", place: "status", cell: ({ closed }) => (closed ? "Closed" : "In progress") },
];

/** 10,000 projects to select and to sort. */
export const ManyRows = () => (
  <DataTable
    caption="All projects"
    columns={manyColumns}
    rows={MANY_PROJECTS}
    keyOf={({ id }) => String(id)}
    height={VIEW}
    selectable
  />
);
